/** The readable cookie that stands beside the one of the session and says no more than that there is one. */
export const signedInCookie = 'signed-in';

/** The name of a cookie: `__Host-` binds it to this very host and to https; browsers refuse such a name without https. */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
