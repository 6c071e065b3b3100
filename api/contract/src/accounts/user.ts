import { customerIds } from '@countertop/engine/play/floor/cast';
import { ageBands } from '@countertop/engine/problems/band';
import * as z from 'zod/mini';
import { displayNameMaxLength } from './account.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { nameErrorOf } from '../shared/name.limits.ts';

/** Plans, smallest first. */
export const subscriptionTiers = ['free', 'explorer', 'family', 'classroom'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

export const subscriptionStatuses = ['active', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Admins can see site-wide figures. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The child who plays in a session. */
const player = z.strictObject({
  nickname: z.nullable(z.string()),
  picture: z.nullable(z.enum(customerIds)),
  band: z.nullable(z.enum(ageBands)),
  /** True for a child of a class, who leaves with `postLeaveClass`. Nobody takes the device back. */
  isInClass: z.optional(z.boolean()),
});
export type Player = z.infer<typeof player>;

/** The signed-in user, as pages see it. While a child plays, it is the child, with the plan of the account. */
export const currentUser = z.strictObject({
  /** The learner's while a child plays. */
  id: z.string(),
  /** Null while a child plays. */
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  /** From the identity provider; null for accounts of this site, which do not ask for a name. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: z.enum(roles),
  /** `free` also after a paid plan has ended. */
  subscriptionTier: z.enum(subscriptionTiers),
  subscriptionStatus: z.enum(subscriptionStatuses),
  /** When the paid plan ends; null without one. */
  subscriptionEndDate: z.nullable(z.iso.datetime()),
  /** Null unless a child plays. */
  player: z.nullable(player),
  /** When what the learner had done was erased last; absent if it never was. Devices forget what they recorded before. */
  erasedAt: z.optional(z.iso.datetime()),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The signed-in user. */
export const getCurrentUser = endpoint('GET', '/api/auth/user', {
  access: 'signed-in',
  isForChildren: true,
  errors: ['class_plan_ended'],
  input: z.strictObject({}),
  output: currentUser,
});

/** Changes the display name. Surrounding spaces are removed. */
export const patchProfile = endpoint('PATCH', '/api/user/profile', {
  access: 'signed-in',
  input: z.strictObject({
    displayName: z.string().check(
      z.refine((name) => nameErrorOf(name, displayNameMaxLength) !== 'empty', 'Please enter a display name'),
      z.refine(
        (name) => nameErrorOf(name, displayNameMaxLength) !== 'long',
        `Use at most ${displayNameMaxLength} characters for the name.`,
      ),
      z.refine(
        (name) => nameErrorOf(name, displayNameMaxLength) !== 'unreadable',
        'Use letters, numbers, symbols and spaces only.',
      ),
    ),
  }),
  output: currentUser,
});
