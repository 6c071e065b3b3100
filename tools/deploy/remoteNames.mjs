// @ts-check
/** Folder names of the remotes, in the repository and where they are deployed. */
export const remoteFolders = ['mf-game', 'mf-account', 'mf-admin'];

/**
 * Returns the environment variable with the base URL of a remote.
 * @param {string} remote
 */
export const urlVariable = (remote) => `REMOTE_${remote.replace('-', '_').toUpperCase()}_URL`;
