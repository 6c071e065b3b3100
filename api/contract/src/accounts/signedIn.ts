/** Cookie that scripts can read and that only says that there is a session cookie. */
export const signedInCookie = 'signed-in';

/** Returns the name of a cookie. `__Host-` binds it to this host and to https; browsers reject such a name without https. */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
