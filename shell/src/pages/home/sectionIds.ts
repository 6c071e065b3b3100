/** IDs of the sections below the first screen. The hashes `#learn` and `#contact` are in links. */
export const gamesId = 'games';
export const insideId = 'inside';
export const whyId = 'why';
export const learnId = 'learn';
export const contactId = 'contact';
