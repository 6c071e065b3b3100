import { orderableDishIds } from '@countertop/engine/play/day/menu';
import { customerIds } from '@countertop/engine/play/floor/cast';
import { ageBands } from '@countertop/engine/problems/band';
import * as z from 'zod/mini';
import { passwordLength, passwordMaxLength } from '../accounts/account.limits.ts';
import { emailMaxLength, isEmail } from '../site/earlyAccess.limits.ts';
import { archive } from '../accounts/dataExport.ts';
import { endpoint } from '../shared/endpoint.ts';
import { maxChildren, nicknameMaxLength, picturePasswordLength, pinDigits } from './family.limits.ts';
import { invitationAsker, invitationOutcome, invitationStep } from './invitation.ts';
import { nameErrorOf } from '../shared/name.limits.ts';
import { text } from '../shared/text.ts';

const idBytes = 36;
const learnerId = { learnerId: z.string() };
const done = z.strictObject({ ok: z.literal(true) });

/** Name of a child: a nickname or a first name, never a full name. Surrounding spaces are removed. */
const nickname = z.string().check(
  z.refine((name) => nameErrorOf(name, nicknameMaxLength) !== 'empty', 'Enter a nickname.'),
  z.refine(
    (name) => nameErrorOf(name, nicknameMaxLength) !== 'long',
    `Use at most ${nicknameMaxLength} characters for the nickname.`,
  ),
  z.refine((name) => nameErrorOf(name, nicknameMaxLength) !== 'unreadable', 'Use letters, numbers and spaces only.'),
);
/** The customer whose drawing stands for the child. */
const picture = z.enum(customerIds);
const pictures = z
  .array(z.enum(orderableDishIds))
  .check(z.length(picturePasswordLength, `Choose ${picturePasswordLength} dishes.`));
const pin = z.string().check(z.regex(new RegExp(`^\\d{${pinDigits}}$`), `Enter ${pinDigits} digits.`));

/** A child of the family, as its guardians see it. */
const familyChild = z.strictObject({
  id: z.string(),
  /** Null for the first learner of an account until a guardian chooses one. */
  nickname: z.nullable(z.string()),
  picture: z.nullable(picture),
  band: z.nullable(z.enum(ageBands)),
  /** Role of the signed-in guardian. Only an owner may erase, export and invite. */
  role: z.enum(['owner', 'second']),
  hasPicturePassword: z.boolean(),
  /** Whether what the child does may be stored. `none`: never asked. `pending`: the email waits for an answer. */
  consent: z.enum(['given', 'none', 'pending', 'withdrawn']),
  /** Other guardians, without the signed-in one. */
  guardians: z.array(z.strictObject({ userId: z.string(), email: z.string(), role: z.enum(['owner', 'second']) })),
  /** The day on which the child is erased because the Family Plan has ended; null otherwise. */
  erasedOn: z.nullable(z.iso.date()),
});
export type FamilyChild = z.infer<typeof familyChild>;

const invitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  learnerIds: z.array(z.string()),
  expiresAt: z.iso.datetime(),
  askedBy: z.nullable(invitationAsker),
});
export type Invitation = z.infer<typeof invitation>;

/** The family of the signed-in adult. */
export const getFamily = endpoint('GET', '/api/family', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({
    children: z.array(familyChild),
    invitations: z.array(invitation),
    hasPin: z.boolean(),
    /** 1 without the Family Plan. */
    maxChildren: z.int(),
  }),
});
export type Family = z.infer<typeof getFamily.output>;

/**
 * Adds a child. The one whom the account began with gets these first, as long as it has no nickname. Requires the
 * feature `multipleProfiles` for every further one. Consent is given immediately if the guardian agreed to the notice with a payment.
 */
export const postChild = endpoint('POST', '/api/family/children', {
  access: 'signed-in',
  errors: ['plan_required', 'too_many_children', 'unsafe_nickname'],
  input: z.strictObject({
    nickname,
    picture,
    band: z.enum(ageBands),
    /** True once the guardian confirmed that this is not a full name. */
    isNicknameConfirmed: z.optional(z.boolean()),
  }),
  output: familyChild,
});

/** Changes the nickname, picture or age group of a child. */
export const patchChild = endpoint('PATCH', '/api/family/children/:learnerId', {
  access: 'guardian',
  errors: ['unsafe_nickname'],
  input: z.strictObject({
    ...learnerId,
    nickname: z.optional(nickname),
    picture: z.optional(picture),
    band: z.optional(z.enum(ageBands)),
    isNicknameConfirmed: z.optional(z.boolean()),
  }),
  output: familyChild,
});

/** Erases a child and everything stored about it, for all guardians. The first learner of an account becomes empty instead. */
export const deleteChild = endpoint('DELETE', '/api/family/children/:learnerId', {
  access: 'owner',
  input: z.strictObject({
    ...learnerId,
    /** The nickname, typed again. */
    confirmation: text(200),
  }),
  output: done,
});

/** Everything stored about a child, as a zip like `getExport`. */
export const getChildExport = endpoint('GET', '/api/family/children/:learnerId/export', {
  access: 'owner',
  input: z.strictObject(learnerId),
  output: archive,
});

/** Sets the dishes that a child presses to play, or removes them with null. */
export const putPicturePassword = endpoint('PUT', '/api/family/children/:learnerId/picture-password', {
  access: 'guardian',
  needsPassword: true,
  input: z.strictObject({ ...learnerId, pictures: z.nullable(pictures) }),
  output: done,
});

/** Sets the PIN with which a grown-up takes the device back, or removes it with null. */
export const putPin = endpoint('PUT', '/api/family/pin', {
  access: 'reauthenticated',
  input: z.strictObject({ pin: z.nullable(pin) }),
  output: done,
});

/**
 * Hands this device to a child: from now on the session is the child's. Also from a child's session, for changing the player.
 * The child must be one of the account that signed in on this device.
 */
export const postHandOver = endpoint('POST', '/api/family/hand-over', {
  access: 'signed-in',
  isForChildren: true,
  isOnlyAtHome: true,
  changesPlayer: true,
  errors: ['child_not_found', 'wrong_pictures', 'pictures_blocked', 'plan_required'],
  input: z.strictObject({
    learnerId: text(idBytes),
    /** Only if the child has a picture password. */
    pictures: z.optional(pictures),
  }),
  output: done,
});

/** Returns the device to the grown-up who signed in on it: by password, or by PIN where there is one. */
export const postTakeBack = endpoint('POST', '/api/family/take-back', {
  access: 'signed-in',
  isForChildren: true,
  isOnlyAtHome: true,
  changesPlayer: true,
  errors: ['wrong_password', 'wrong_pin', 'pin_not_set', 'sign_in_blocked', 'passwords_not_used'],
  input: z.union([
    z.strictObject({
      password: z.string().check(
        z.minLength(1, 'Enter your password.'),
        z.refine(
          (password) => passwordLength(password) <= passwordMaxLength,
          `Use at most ${passwordMaxLength} characters for the password.`,
        ),
      ),
    }),
    z.strictObject({ pin }),
  ]),
  output: done,
});

/** From a link in an email. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Part of the link is missing. Open it from the email again.'));

/** Invites a second guardian by email. */
export const postInvitation = endpoint('POST', '/api/family/invitations', {
  access: 'reauthenticated',
  errors: ['not_owner', 'same_email', 'too_many_invitations'],
  input: z.strictObject({
    email: text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address')),
    learnerIds: z.array(text(idBytes)).check(z.minLength(1, 'Choose at least one child.'), z.maxLength(maxChildren)),
  }),
  output: invitation,
});

/** Withdraws an invitation: its link stops working. */
export const deleteInvitation = endpoint('DELETE', '/api/family/invitations/:invitationId', {
  access: 'signed-in',
  errors: ['invitation_not_found'],
  input: z.strictObject({ invitationId: z.string() }),
  output: done,
});

/** Rejects a request to use an invitation. The invitation stays open for the invited address only. */
export const deleteInvitationAsker = endpoint('DELETE', '/api/family/invitations/:invitationId/askers/:userId', {
  access: 'signed-in',
  errors: ['invitation_not_found'],
  input: z.strictObject({ invitationId: z.string(), userId: z.string() }),
  output: done,
});

/** Lets somebody in who asked with another address than the invited one. */
export const postConfirmInvitation = endpoint('POST', '/api/family/invitations/:invitationId/confirm', {
  access: 'reauthenticated',
  errors: ['invitation_not_found', 'too_many_guardians'],
  input: z.strictObject({
    invitationId: z.string(),
    /** The account that asked, so that nobody is confirmed whom the inviter hasn't seen. */
    userId: text(idBytes),
  }),
  output: done,
});

/** Returns what an invitation offers, without using it. Works signed out, to show it before signing in. */
export const postOpenInvitation = endpoint('POST', '/api/family/invitations/open', {
  errors: ['invitation_used', 'invitation_expired', 'own_invitation'],
  input: z.strictObject({ token }),
  output: z.strictObject({
    inviter: z.string(),
    /** One for each child. Null without a nickname, and for everybody but the invited address: links in emails are forwarded. */
    nicknames: z.array(z.nullable(z.string())),
    expiresAt: z.iso.datetime(),
    step: invitationStep,
  }),
});

/** Accepts immediately with the invited address. With another one, the inviter is asked to confirm. */
export const postAcceptInvitation = endpoint('POST', '/api/family/invitations/accept', {
  access: 'signed-in',
  errors: ['invitation_used', 'invitation_expired', 'own_invitation', 'too_many_guardians'],
  input: z.strictObject({ token }),
  output: invitationOutcome,
});

/** Removes a second guardian from all children of an owner, or oneself from all children that others share. */
export const deleteGuardian = endpoint('DELETE', '/api/family/guardians/:guardianId', {
  access: 'reauthenticated',
  errors: ['guardian_not_found'],
  input: z.strictObject({ guardianId: z.string() }),
  output: done,
});
