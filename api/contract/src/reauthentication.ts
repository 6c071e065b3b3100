import * as z from 'zod/mini';
import { passwordLength, passwordMaxLength } from './account.limits.ts';
import { endpoint } from './endpoint.ts';

/**
 * Enters the password again. For ten minutes, this session may then call the endpoints with the access
 * `reauthenticated`, which otherwise answer 403 with the code `password_needed`. 422 with the field `password` if it is
 * wrong, 403 where people sign in at an identity provider: `reauthenticatePath` leads there.
 */
export const postConfirmPassword = endpoint('POST', '/api/auth/confirm-password', {
  access: 'signed-in',
  input: z.strictObject({
    password: z.string().check(
      z.minLength(1, 'Enter your password.'),
      z.refine(
        (password) => passwordLength(password) <= passwordMaxLength,
        `Use at most ${passwordMaxLength} characters for the password.`,
      ),
    ),
  }),
  output: z.strictObject({ ok: z.literal(true) }),
});
