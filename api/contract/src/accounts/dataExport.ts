import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { eraseWord, exportPath } from './dataExport.limits.ts';

/** A ZIP archive in pieces: larger ones are never whole in memory. */
export const archive = z.custom<AsyncIterable<Uint8Array>>();

/** All data stored about the signed-in user, as a zip with one JSON file and a CSV file for each kind of data. */
export const getExport = endpoint('GET', exportPath, {
  access: 'reauthenticated',
  errors: ['account_not_found'],
  input: z.strictObject({}),
  output: archive,
});

/** Other data that is erased with the account, and whose it is. */
export const getErasure = endpoint('GET', '/api/user/erasure', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Children of the user's family. */
    children: z.array(
      z.strictObject({
        id: z.string(),
        nickname: z.string(),
        /** Email addresses of their second guardians, who lose them, too. */
        guardians: z.array(z.string()),
      }),
    ),
    /** Classes that the user owns. */
    classes: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        seats: z.int(),
        /** The co-teacher who becomes the owner; null if the class is erased. */
        successor: z.nullable(
          z.strictObject({
            email: z.string(),
            /** Without the plan, the class can only be read, exported and erased. */
            hasPlan: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});
export type Erasure = z.infer<typeof getErasure.output>;

/** Erases the signed-in user's account and all of its data immediately and permanently, and signs out everywhere. */
export const deleteUser = endpoint('DELETE', '/api/user', {
  access: 'reauthenticated',
  input: z.strictObject({
    confirmation: z
      .string()
      .check(z.refine((typed) => typed.trim().toUpperCase() === eraseWord, `Type ${eraseWord} to erase everything.`)),
  }),
  output: z.strictObject({ ok: z.literal(true) }),
});
