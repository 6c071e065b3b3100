/** The readable cookie that stands beside the one of the session and says no more than that there is one. */
export const signedInCookie = 'signed-in';
