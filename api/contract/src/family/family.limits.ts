/** Limits of the Family Plan without schemas, so that a form can check input before it sends it. */

/** Children of one account: the Family Plan promises five. */
export const maxChildren = 5;
/** Fits on the picture button of a 360 px phone. In characters. */
export const nicknameMaxLength = 20;
/** Dishes of a picture password, in order; a dish may come more than once. */
export const picturePasswordLength = 3;
/** Digits of the PIN with which a grown-up takes the device back. */
export const pinDigits = 4;
/** Number of wrong PINs after which the account is emailed, each time. */
export const wrongPinsPerMail = 10;
/** Lifetime of an invitation for a second guardian. */
export const invitationDays = 7;
/** Lifetime of the link in an email that asks for consent. */
export const consentRequestDays = 7;
/** Open invitations of one account. */
export const maxInvitations = 10;
/** Guardians of one child, including the owner. */
export const maxGuardians = 4;
/** Minutes that a grown-up adds with one press when the time is up. */
export const extraMinutes = 10;
/** Choices of minutes per day. */
export const minutesPerDayChoices = [15, 20, 30, 45, 60, 90, 120] as const;
/** Lifetime and length of the code that carries settings to another account or a classroom. */
export const settingsCodeDays = 7;
export const settingsCodeLength = 12;
/** How long the results of other children stay readable when a Family Plan has ended, before they are erased. */
export const endedFamilyKeptDays = 90;
/** Days before that erasure on which the owner is emailed. */
export const endedFamilyWarningDays = [30, 7] as const;
/** One-click unsubscribe for mail programs (RFC 8058), with the token of the weekly email in the query. */
export const weeklyMailOneClickPath = '/api/weekly-mail/unsubscribe-one-click';
/** Longest weekly email, in words. */
export const weeklyMailMaxWords = 120;

/** Page of the family. */
export const familyPath = '/family';

/** Returns the path of an invitation. Browsers send the part after `#` to no server, so no log holds the token. */
export function familyInvitationLink(token: string): string {
  return `${familyPath}#invitation=${token}`;
}
