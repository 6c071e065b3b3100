import * as z from 'zod/mini';

/** Somebody with another address than the invited one, who waits for the inviter to confirm. */
export const invitationAsker = z.strictObject({ userId: z.string(), email: z.string() });

/**
 * Next step for the reader of an invitation. `ask`: the inviter must confirm before anything is shared. `asked`: the reader waits
 * for that.
 */
export const invitationStep = z.enum(['sign_in', 'accept', 'ask', 'asked']);
export type InvitationStep = z.infer<typeof invitationStep>;

/** Result of accepting an invitation. `asked`: nothing is shared until the inviter confirms. */
export const invitationOutcome = z.strictObject({ outcome: z.enum(['accepted', 'asked']) });
export type InvitationOutcome = z.infer<typeof invitationOutcome>['outcome'];
