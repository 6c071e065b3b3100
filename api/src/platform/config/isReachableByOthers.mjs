// @ts-check

/**
 * Whether a host name or address names this machine alone. Anything that cannot be read counts as public.
 * @param {string} host as in `HOST`, or the `hostname` of a URL
 */
export function isLoopback(host) {
  if (!/^[\w.:[\]-]+$/.test(host)) return false;
  const url = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`;
  if (!URL.canParse(url)) return false;
  // A URL has one spelling for each address: 127.1 and 0x7f.0.0.1 become 127.0.0.1.
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/**
 * Returns the name of the first setting by which other machines can reach the server; null if only this machine can.
 * Demo accounts, test payments and relaxed settings are for the latter. Plain JavaScript, because `npm start` asks
 * before anything is built.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {'PUBLIC_ORIGIN' | 'TRUSTED_PROXIES' | 'HOST' | null}
 */
export function reachableThrough(env) {
  const { PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: proxies, HOST: host } = env;
  if (origin && !(URL.canParse(origin) && isLoopback(new URL(origin).hostname))) return 'PUBLIC_ORIGIN';
  if (proxies && proxies !== '0') return 'TRUSTED_PROXIES';
  if (host && !isLoopback(host)) return 'HOST';
  return null;
}

/**
 * Whether other machines can reach the server with these settings.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const isReachableByOthers = (env) => reachableThrough(env) !== null;
