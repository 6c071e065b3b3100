import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { eraseWord, exportPath } from './dataExport.limits.ts';

/** Everything that is stored of the signed-in person, as a zip with one JSON file and a CSV file for each kind of data. */
export const getExport = endpoint('GET', exportPath, {
  access: 'reauthenticated',
  input: z.strictObject({}),
  output: z.instanceof(Uint8Array),
});

/** Erases the signed-in person's account with all that belongs to it, at once and for good, and signs out everywhere. */
export const deleteUser = endpoint('DELETE', '/api/user', {
  access: 'reauthenticated',
  input: z.strictObject({
    confirmation: z
      .string()
      .check(z.refine((typed) => typed.trim().toUpperCase() === eraseWord, `Type ${eraseWord} to erase everything.`)),
  }),
  output: z.strictObject({ ok: z.literal(true) }),
});
