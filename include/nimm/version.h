/* SPDX-License-Identifier: MIT */
/* The version of nimm and of its library; the only place that says it. */
#ifndef NIMM_VERSION_H
#define NIMM_VERSION_H

#define NIMM_VERSION "0.1.0"

#endif
