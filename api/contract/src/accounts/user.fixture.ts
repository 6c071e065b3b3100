import type { CurrentUser } from './user.ts';

/** Returns a signed-in adult without a plan; `more` changes that. */
export const userWith = (more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'u1',
  email: 'dana@example.com',
  displayName: null,
  firstName: null,
  lastName: null,
  role: 'user',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
  player: null,
  ...more,
});
