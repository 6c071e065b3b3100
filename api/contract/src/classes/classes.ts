import { customerIds } from '@countertop/engine/play/floor/cast';
import { orderableDishIds } from '@countertop/engine/play/day/menu';
import { ageBands } from '@countertop/engine/problems/band';
import * as z from 'zod/mini';
import { checkCodeAlphabet } from '../play/checkCode.ts';
import { classCodeLength, classNameMaxLength, classPlanStates, maxSeats, seatNameMaxLength } from './classes.limits.ts';
import { emailMaxLength, isEmail } from '../site/earlyAccess.limits.ts';
import { archive } from '../accounts/dataExport.ts';
import { endpoint } from '../shared/endpoint.ts';
import { errorBody } from '../shared/error.ts';
import { picturePasswordLength } from '../family/family.limits.ts';
import { invitationAsker, invitationOutcome, invitationStep } from '../family/invitation.ts';
import { nameErrorOf } from '../shared/name.limits.ts';
import { withoutDirectionMarks } from './seatNames.ts';
import { text } from '../shared/text.ts';

const idBytes = 36;
const classId = { classId: z.string() };
const seat = { ...classId, seatId: z.string() };
const done = z.strictObject({ ok: z.literal(true) });

const maxNoticeVersion = 10_000;
const agreedVersion = z.int().check(z.minimum(1), z.maximum(maxNoticeVersion));

function name(what: string, maxLength: number, clean: (value: string) => string = (value) => value) {
  return z.string().check(
    z.overwrite(clean),
    z.refine((value) => nameErrorOf(value, maxLength) !== 'empty', `Enter a ${what}.`),
    z.refine(
      (value) => nameErrorOf(value, maxLength) !== 'long',
      `Use at most ${maxLength} characters for the ${what}.`,
    ),
    z.refine((value) => nameErrorOf(value, maxLength) !== 'unreadable', 'Use letters, numbers and spaces only.'),
  );
}

const className = name('name of the class', classNameMaxLength);
const seatName = name('first name', seatNameMaxLength, withoutDirectionMarks);
const picture = z.enum(customerIds);
const dishes = z
  .array(z.enum(orderableDishIds))
  .check(z.length(picturePasswordLength, `Choose ${picturePasswordLength} dishes.`));
const classCode = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[${checkCodeAlphabet}]{${classCodeLength}}$`),
      `A class code has ${classCodeLength} letters and digits.`,
    ),
  );
/** In a link of an email. */
const invitationToken = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, 'Part of the link is missing. Open it from the email again.'));
/** 128 random bits in base64url, in the QR code of a card. */
const cardToken = z.string().check(z.regex(/^[\w-]{22}$/, 'Part of the card could not be read. Scan it again.'));

export const staffRoles = ['owner', 'co_teacher'] as const;
export type StaffRole = (typeof staffRoles)[number];
const staffRole = z.enum(staffRoles);

/** Time zones are at most 14 hours from UTC. */
const maxMinutesFromUtc = 14 * 60;

/** Far above every version, and still a database integer. */
const maxVersion = 1_000_000_000;

/**
 * Increases with every change of the class, its code or its seats, so that two teachers don't overwrite each other's changes. Endpoints
 * that increase it return the class. Cards, open sign-in and staff don't count.
 */
const version = z.int().check(z.minimum(1), z.maximum(maxVersion));

/** A child of a class, as its staff see it. Its learner belongs to the class alone, apart from any learner at home. */
const classSeat = z.strictObject({
  id: z.string(),
  learnerId: z.string(),
  name: z.string(),
  /** The customer that the child chooses to sign in; on the card as well. */
  picture,
  /** When the present card was made; null without one, or if it was voided. */
  cardMadeAt: z.nullable(z.iso.datetime()),
  /** Too many wrong pictures today. A teacher can unlock it. */
  isLocked: z.boolean(),
  /** Null before the first time. */
  lastSignedInAt: z.nullable(z.iso.datetime()),
});
export type ClassSeat = z.infer<typeof classSeat>;

const classSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  band: z.enum(ageBands),
  /** Role of the signed-in teacher. */
  role: staffRole,
  seats: z.int(),
  /** Last day of the class. */
  endsOn: z.iso.date(),
  /** Until when children can find their name with the code; null if sign-in is closed. */
  openUntil: z.nullable(z.iso.datetime()),
  plan: z.enum(classPlanStates),
  /** Until when children can sign in although the plan has ended; null unless `plan` is `grace`. */
  graceUntil: z.nullable(z.iso.datetime()),
});
export type ClassSummary = z.infer<typeof classSummary>;

const staffInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  expiresAt: z.iso.datetime(),
  askedBy: z.nullable(invitationAsker),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

const schoolClass = z.strictObject({
  ...classSummary.shape,
  seats: z.array(classSeat),
  version,
  /** The code that children enter to find their name while sign-in is open. */
  code: z.string(),
  staff: z.array(z.strictObject({ userId: z.string(), email: z.string(), role: staffRole })),
  invitations: z.array(staffInvitation),
});
export type SchoolClass = z.infer<typeof schoolClass>;

/** Body of a `class_changed` error, with the stored class to compare with what was sent. */
export const classChanged = z.extend(errorBody, { code: z.literal('class_changed'), stored: schoolClass });

/** The classes of the signed-in teacher, those that end last first. Empty for everybody else. */
export const getClasses = endpoint('GET', '/api/classes', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(classSummary),
});

/** Makes a class, whose owner is the signed-in teacher. Requires the feature `teacherDashboard`. */
export const postClass = endpoint('POST', '/api/classes', {
  access: 'signed-in',
  errors: ['plan_required', 'too_many_classes', 'notice_changed', 'wrong_end'],
  input: z.strictObject({
    name: className,
    band: z.enum(ageBands),
    endsOn: z.iso.date(),
    /** Version of the notice to schools that the teacher agreed to for the school. */
    noticeVersion: agreedVersion,
  }),
  output: schoolClass,
});

/** A class with its seats, staff and invitations, for its staff. */
export const getClass = endpoint('GET', '/api/classes/:classId', {
  access: 'signed-in',
  errors: ['class_not_found'],
  input: z.strictObject(classId),
  output: schoolClass,
});

/** Changes the name, age group or last day of a class. */
export const patchClass = endpoint('PATCH', '/api/classes/:classId', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found', 'class_changed', 'wrong_end'],
  input: z.strictObject({
    ...classId,
    version,
    name: z.optional(className),
    band: z.optional(z.enum(ageBands)),
    endsOn: z.optional(z.iso.date()),
  }),
  output: schoolClass,
});

/** Erases a class with everything stored about its children. Owners only. */
export const deleteClass = endpoint('DELETE', '/api/classes/:classId', {
  access: 'reauthenticated',
  errors: ['class_not_found', 'not_owner'],
  input: z.strictObject({
    ...classId,
    /** The name of the class, typed again. */
    confirmation: text(200),
  }),
  output: done,
});

/** Everything stored about a class and its children, as a zip like `getExport`. Owners only. */
export const getClassExport = endpoint('GET', '/api/classes/:classId/export', {
  access: 'reauthenticated',
  errors: ['class_not_found', 'not_owner'],
  input: z.strictObject(classId),
  output: archive,
});

/** Why a name of a roster can't be used. Only `second_word` can be confirmed. */
export const seatNameRisks = ['second_word', 'contact', 'rude', 'duplicate'] as const;
export type SeatNameRisk = (typeof seatNameRisks)[number];

/**
 * Adds children to a class: all or none. `unsafe_names` names every line that can't be used in `fields`:
 * `{ 'names.3': 'duplicate' }`.
 */
export const postSeats = endpoint('POST', '/api/classes/:classId/seats', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found', 'class_changed', 'class_full', 'class_ended', 'unsafe_names'],
  input: z.strictObject({
    ...classId,
    version,
    names: z
      .array(
        z.strictObject({
          name: seatName,
          /** True once the teacher confirmed that this is not a last name. */
          isConfirmed: z.optional(z.boolean()),
        }),
      )
      .check(
        z.minLength(1, 'Enter at least one name.'),
        z.maxLength(maxSeats, `A class has at most ${maxSeats} seats.`),
      ),
  }),
  output: schoolClass,
});

/** Renames a child of a class. */
export const patchSeat = endpoint('PATCH', '/api/classes/:classId/seats/:seatId', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found', 'class_changed', 'seat_not_found', 'unsafe_names'],
  input: z.strictObject({
    ...seat,
    version,
    name: seatName,
    /** As in `postSeats`. */
    isConfirmed: z.optional(z.boolean()),
  }),
  output: schoolClass,
});

/** Removes a child from a class and erases everything stored about it there. */
export const deleteSeat = endpoint('DELETE', '/api/classes/:classId/seats/:seatId', {
  access: 'signed-in',
  errors: ['class_not_found', 'seat_not_found'],
  input: z.strictObject({
    ...seat,
    /** The name of the child, typed again. */
    confirmation: text(200),
  }),
  output: schoolClass,
});

/** Content of a printed card. Only hashes are stored, so it is known here and nowhere else. */
const card = z.strictObject({ seatId: z.string(), name: z.string(), picture, dishes, token: cardToken });
export type Card = z.infer<typeof card>;

/** Returns new cards with new dishes, in the order of the names. They work from `putCards` on; until then, nothing changes. */
export const postCards = endpoint('POST', '/api/classes/:classId/cards', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found', 'seat_not_found', 'class_ended'],
  input: z.strictObject({
    ...classId,
    seatIds: z.array(text(idBytes)).check(z.minLength(1, 'Choose at least one child.'), z.maxLength(maxSeats)),
  }),
  output: z.array(card),
});

/**
 * Makes cards of `postCards` work, all or none, once they can be printed. Earlier cards and dishes of these seats stop working; who
 * is signed in stays signed in. May be repeated with the same cards.
 */
export const putCards = endpoint('PUT', '/api/classes/:classId/cards', {
  access: 'signed-in',
  errors: ['class_not_found', 'seat_not_found', 'class_ended'],
  input: z.strictObject({
    ...classId,
    cards: z
      .array(z.strictObject({ seatId: text(idBytes), dishes, token: cardToken }))
      .check(z.minLength(1, 'Choose at least one child.'), z.maxLength(maxSeats)),
  }),
  output: done,
});

/** Voids the card and the dishes of a seat and signs the child out everywhere, for a card that was lost. */
export const deleteCard = endpoint('DELETE', '/api/classes/:classId/seats/:seatId/card', {
  access: 'signed-in',
  errors: ['class_not_found', 'seat_not_found'],
  input: z.strictObject(seat),
  output: done,
});

/** Lets a child whose seat was locked try again. */
export const postUnlockSeat = endpoint('POST', '/api/classes/:classId/seats/:seatId/unlock', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found', 'seat_not_found'],
  input: z.strictObject(seat),
  output: done,
});

/** Lets all children whose seats were locked try again. */
export const postUnlockSeats = endpoint('POST', '/api/classes/:classId/unlock', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found'],
  input: z.strictObject(classId),
  output: done,
});

/** Opens sign-in by class code until a time at most `maxOpenHours` from now, or closes it with null. */
export const putSignIn = endpoint('PUT', '/api/classes/:classId/sign-in', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found', 'class_ended', 'wrong_end'],
  input: z.strictObject({ ...classId, openUntil: z.nullable(z.iso.datetime()) }),
  output: classSummary,
});

/** Replaces the class code, for instance after it was shared outside the class. */
export const postNewClassCode = endpoint('POST', '/api/classes/:classId/code', {
  access: 'signed-in',
  errors: ['plan_required', 'class_not_found'],
  input: z.strictObject(classId),
  output: schoolClass,
});

/** Invites a co-teacher by email, or hands the class over to a new owner. Owners only. */
export const postStaffInvitation = endpoint('POST', '/api/classes/:classId/invitations', {
  access: 'reauthenticated',
  errors: ['plan_required', 'class_not_found', 'not_owner', 'same_email', 'too_many_invitations'],
  input: z.strictObject({
    ...classId,
    email: text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address')),
    role: staffRole,
  }),
  output: staffInvitation,
});

/** Withdraws an invitation: its link stops working. Owners only. */
export const deleteStaffInvitation = endpoint('DELETE', '/api/classes/:classId/invitations/:invitationId', {
  access: 'signed-in',
  errors: ['class_not_found', 'not_owner', 'invitation_not_found'],
  input: z.strictObject({ ...classId, invitationId: z.string() }),
  output: done,
});

/**
 * Rejects a request to use an invitation. The invitation stays open for the invited address only; if that one asked, it ends. Owners only.
 */
export const deleteStaffInvitationAsker = endpoint(
  'DELETE',
  '/api/classes/:classId/invitations/:invitationId/askers/:userId',
  {
    access: 'signed-in',
    errors: ['class_not_found', 'not_owner', 'invitation_not_found'],
    input: z.strictObject({ ...classId, invitationId: z.string(), userId: z.string() }),
    output: done,
  },
);

/** Lets somebody in who asked with another address than the invited one, or hands the class over. Owners only. */
export const postConfirmStaffInvitation = endpoint('POST', '/api/classes/:classId/invitations/:invitationId/confirm', {
  access: 'reauthenticated',
  errors: ['class_not_found', 'not_owner', 'invitation_not_found', 'teacher_not_ready', 'too_many_staff'],
  input: z.strictObject({
    ...classId,
    invitationId: z.string(),
    /** The account that asked, so that nobody is confirmed whom the owner hasn't seen. */
    userId: text(idBytes),
  }),
  output: done,
});

/** Returns what an invitation offers, without using it. Works signed out, to show it before signing in. */
export const postOpenStaffInvitation = endpoint('POST', '/api/class-invitations/open', {
  errors: ['invitation_used', 'invitation_expired', 'own_invitation'],
  input: z.strictObject({ token: invitationToken }),
  output: z.strictObject({
    inviter: z.string(),
    className: z.string(),
    role: staffRole,
    expiresAt: z.iso.datetime(),
    step: invitationStep,
  }),
});

/**
 * Makes the invited address a co-teacher immediately. With another address, and for a class that is handed over, the owner is asked to
 * confirm. The new owner needs the feature `teacherDashboard`; the previous one becomes a co-teacher.
 */
export const postAcceptStaffInvitation = endpoint('POST', '/api/class-invitations/accept', {
  access: 'signed-in',
  errors: [
    'invitation_used',
    'invitation_expired',
    'own_invitation',
    'plan_required',
    'too_many_classes',
    'too_many_staff',
  ],
  input: z.strictObject({ token: invitationToken }),
  output: invitationOutcome,
});

/** Removes a co-teacher (owners only), or oneself. */
export const deleteStaff = endpoint('DELETE', '/api/classes/:classId/staff/:userId', {
  access: 'signed-in',
  errors: ['class_not_found', 'not_owner', 'staff_not_found'],
  input: z.strictObject({ ...classId, userId: z.string() }),
  output: done,
});

/**
 * Returns the names of a class while sign-in by its code is open. Wrong codes are counted per network. `plan_required`: its plan
 * has ended.
 */
export const postFindClass = endpoint('POST', '/api/class-sign-in/find', {
  isForChildren: true,
  errors: ['plan_required', 'class_code_unknown', 'class_closed', 'class_ended', 'sign_in_blocked'],
  input: z.strictObject({ code: classCode }),
  output: z.strictObject({
    className: z.string(),
    openUntil: z.iso.datetime(),
    seats: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  }),
});
export type FoundClass = z.infer<typeof postFindClass.output>;

/** Shown to a child who has signed in. */
const signedInChild = z.strictObject({ name: z.string(), picture, className: z.string() });

/**
 * Minutes by which the clock of the device is ahead of UTC: they tell when the school day is over there. Without them, the session
 * lasts `classSessionHours`.
 */
const minutesAheadOfUtc = z.optional(z.int().check(z.minimum(-maxMinutesFromUtc), z.maximum(maxMinutesFromUtc)));

/**
 * Signs a child in by code, name, customer and dishes. Replaces the session of another child of a class on this device; an account at
 * home is refused with `adult_signed_in`, also while one of its children plays.
 */
export const postSignInBySeat = endpoint('POST', '/api/class-sign-in/seat', {
  isForChildren: true,
  errors: [
    'plan_required',
    'adult_signed_in',
    'class_code_unknown',
    'class_closed',
    'class_ended',
    'seat_not_found',
    'seat_locked',
    'wrong_pictures',
    'card_needed',
    'card_void',
    'sign_in_blocked',
  ],
  input: z.strictObject({ code: classCode, seatId: text(idBytes), picture, dishes, minutesAheadOfUtc }),
  output: signedInChild,
});

/** Signs a child in by card, also while sign-in by code is closed. */
export const postSignInByCard = endpoint('POST', '/api/class-sign-in/card', {
  isForChildren: true,
  errors: ['plan_required', 'adult_signed_in', 'card_void', 'class_ended', 'sign_in_blocked'],
  input: z.strictObject({ token: cardToken, minutesAheadOfUtc }),
  output: signedInChild,
});
export type SignedInChild = z.infer<typeof signedInChild>;

/** Ends a child's session in a class, for the next child at this device. */
export const postLeaveClass = endpoint('POST', '/api/class-sign-in/leave', {
  isForChildren: true,
  changesPlayer: true,
  access: 'signed-in',
  input: z.strictObject({}),
  output: done,
});
