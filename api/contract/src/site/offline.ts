import * as z from 'zod/mini';

const address = z.string().check(z.regex(/^\/(?!\/)/, 'Must start with one slash.'));

/** Files that a browser keeps so that the game starts without a network: one build of the shell, and one of the game. */
export const offlineFiles = z.object({
  /** Changes with any of the files. */
  version: z.string().check(z.regex(/^[\w-]{22}$/)),
  files: z.array(
    z.object({
      url: address,
      /** As sent, compressed. */
      bytes: z.int().check(z.nonnegative()),
      /** Value of the `integrity` option of `fetch`. */
      integrity: z.string().check(z.regex(/^sha384-[\w+/]+=*$/)),
    }),
  ),
});
export type OfflineFiles = z.infer<typeof offlineFiles>;
