/** Path of the download of all personal data, for a plain link: one zip with JSON and CSV. */
export const exportPath = '/api/user/export';
/** Typed to confirm the erasure of an account, in any case. */
export const eraseWord = 'ERASE';
