// @ts-check
/** The remotes by the names of their folders, here and where they are deployed. */
export const remoteFolders = ['mf-game', 'mf-account', 'mf-admin'];

/**
 * The variable that tells the server where a remote's files are.
 * @param {string} remote
 */
export const urlVariable = (remote) => `REMOTE_${remote.replace('-', '_').toUpperCase()}_URL`;
