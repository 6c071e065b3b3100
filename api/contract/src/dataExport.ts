import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { eraseWord, exportPath } from './dataExport.limits.ts';

/** All data stored about the signed-in user, as a zip with one JSON file and a CSV file for each kind of data. */
export const getExport = endpoint('GET', exportPath, {
  access: 'reauthenticated',
  errors: ['account_not_found'],
  input: z.strictObject({}),
  output: z.instanceof(Uint8Array),
});

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
