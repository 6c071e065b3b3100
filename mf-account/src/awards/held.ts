import type { postBadge, postCertificate } from '@countertop/contract/awards';
import type * as z from 'zod/mini';

/** A badge as the server keeps it. */
export type HeldBadge = z.infer<(typeof postBadge)['output']>;

/** A certificate as the server keeps it. */
export type HeldCertificate = z.infer<(typeof postCertificate)['output']>;
