import * as z from 'zod/mini';

/** Largest value of PostgreSQL's `integer`, so of every whole number stored in a column. */
export const maxInteger = 2_147_483_647;

/** A whole number from 0 that both databases can store. */
export const count = z.int().check(z.minimum(0), z.maximum(maxInteger));
