/** Where everything that is stored of a person can be downloaded, by a plain link: one zip with JSON and CSV. */
export const exportPath = '/api/user/export';
/** Typed to erase an account, so that no slip of a finger does it. Its case does not matter. */
export const eraseWord = 'ERASE';
