/** Limits of the Classroom Edition without schemas, so that a form can check input before it sends it. */

/** Classes that a teacher owns or teaches with others. */
export const maxClasses = 20;
/** Seats of one class. */
export const maxSeats = 60;
/** Staff of one class, including the owner. */
export const maxStaff = 8;
/** Open staff invitations of one class. */
export const maxStaffInvitations = 10;
/** "Mrs. Okafor's Year 4 math, group B" fits. In characters. */
export const classNameMaxLength = 40;
/** First names and initials; the same as a nickname at home. In characters. */
export const seatNameMaxLength = 20;
/** Symbols of a class code, from the alphabet of check codes: 30 bits, read from the board by children. */
export const classCodeLength = 6;
/** Longest time that sign-in can stay open: one school day. */
export const maxOpenHours = 10;
/** A child's session in a class ends after this time at the latest, because school devices are shared. */
export const classSessionHours = 10;
/** By the clock of the device, the school day is over at this hour, and with it the sessions of children. */
export const schoolDayEndHour = 18;
/** When the plan of a class has ended, children can still sign in for this time, so that no lesson breaks off. */
export const classGraceHours = 24;
/**
 * State of a class's plan. `grace`: the plan has ended, and children can sign in for `classGraceHours`. `grace` and `ended`: staff can
 * read, export and erase only.
 */
export const classPlanStates = ['running', 'grace', 'ended'] as const;
export type ClassPlanState = (typeof classPlanStates)[number];
/** A class runs at most this long, so that each one ends. About a school year and a summer. */
export const maxClassDays = 400;
/** From midnight UTC, hours until a day is over in every time zone. */
export const classEndDayHours = 36;
/** Days before the end of a class on which its staff are emailed. */
export const classEndWarningDays = [30, 7] as const;
/** Lifetime of an invitation of a co-teacher or a new owner. */
export const staffInvitationDays = 7;
/**
 * Wrong picture passwords per seat and day. A seat has 16 customers times 11 x 11 x 11 dishes, so two guesses find it once in
 * 10,648 days (target: less than once in 10,000).
 */
export const maxWrongSeatPictures = 2;
/**
 * Wrong picture passwords in a class from one network and hour, so that nobody locks a whole class. Each right one makes up for a wrong
 * one: a school has one address, and most of its children are right.
 */
export const maxWrongNetworkPictures = 20;
/** Number of locked seats at which the staff of a class are emailed, at most once a day. */
export const lockedSeatsPerMail = 3;

/** Version of the notice to schools. Increase it with every change of its text that matters. */
export const schoolNoticeVersion = 1;

/** Page where children sign in to their class. */
export const classSignInPath = '/class';
/** Page of the notice to schools. */
export const schoolsPath = '/schools';

/** Returns the path in the QR code of a card. Browsers send the part after `#` to no server, so no log holds the token. */
export function classCardLink(token: string): string {
  return `${classSignInPath}#card=${token}`;
}

/** Returns the path of a staff invitation, whose token no log holds either. */
export function staffInvitationLink(token: string): string {
  return `/teacher-dashboard#invitation=${token}`;
}
