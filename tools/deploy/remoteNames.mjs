// @ts-check
/** The remotes by the names of their folders, here and where they are deployed. */
export const remoteFolders = ['mf-game', 'mf-account', 'mf-admin'];
