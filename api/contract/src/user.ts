import * as z from 'zod/mini';
import { displayNameMaxLength } from './account.limits.ts';
import { endpoint } from './endpoint.ts';
import { problemOfName } from './name.limits.ts';

/** What somebody has subscribed to (specification 000, section 3). */
export const subscriptionTiers = ['free', 'explorer', 'family', 'classroom'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

export const subscriptionStatuses = ['active', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Admins see the figures of the whole site. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The person who is signed in, as far as pages need it. */
export const currentUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  /** As an identity provider tells it; null for accounts made here, which ask for no name. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: z.enum(roles),
  /** `free` also when what was paid for is over. */
  subscriptionTier: z.enum(subscriptionTiers),
  subscriptionStatus: z.enum(subscriptionStatuses),
  /** ISO 8601, when what was paid for ends; null where nothing was. */
  subscriptionEndDate: z.nullable(z.iso.datetime()),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** Who is signed in; 401 when nobody is. */
export const getCurrentUser = endpoint('GET', '/api/auth/user', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: currentUser,
});

/** Changes the display name, which is trimmed. */
export const patchProfile = endpoint('PATCH', '/api/user/profile', {
  access: 'signed-in',
  input: z.strictObject({
    displayName: z.string().check(
      z.refine((name) => problemOfName(name, displayNameMaxLength) !== 'empty', 'Please enter a display name'),
      z.refine(
        (name) => problemOfName(name, displayNameMaxLength) !== 'long',
        `Use at most ${displayNameMaxLength} characters for the name.`,
      ),
      z.refine(
        (name) => problemOfName(name, displayNameMaxLength) !== 'unreadable',
        'Use letters, numbers, symbols and spaces only.',
      ),
    ),
  }),
  output: currentUser,
});
