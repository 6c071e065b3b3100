import * as z from 'zod/mini';
import { passwordLength, passwordMaxLength } from './account.limits.ts';
import { endpoint } from '../shared/endpoint.ts';

/**
 * Confirms the password again. For ten minutes, this session may then call endpoints with the access `reauthenticated`, which
 * otherwise return `password_needed`. Where people sign in at an identity provider, use `reauthenticatePath` instead.
 */
export const postConfirmPassword = endpoint('POST', '/api/auth/confirm-password', {
  access: 'signed-in',
  errors: ['passwords_not_used', 'wrong_password'],
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
