import * as z from 'zod/mini';

/**
 * Field of every call that stores what a device has recorded of a learner: the erasure of the learner that the device knows, from
 * `CurrentUser`; left out if it knows of none. If another one is the latest, what the device has is older, and the call answers
 * `learner_gone`.
 */
export const erasureFields = { knownErasure: z.optional(z.iso.datetime()) };
