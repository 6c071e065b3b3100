import { postLeaveClass } from '@countertop/contract/classes/classes';
import { cookieName, signedInCookie } from '@countertop/contract/accounts/signedIn';
import { isRefusal } from '../shared/CallError.ts';
import { send } from '../shared/send.ts';
import { leaveKey, storedText } from '../play/deviceKeys.ts';
import { isSignedIn } from './signedIn.ts';

/** A server that does not respond within this time counts as unreachable. */
const limitMs = 8000;
/** Delay between attempts to reach the server. */
const retryMs = 15_000;

/** Ends the session of a child in a class. Resolves to false if the server can't be reached; rejects if it refuses. */
export async function endClassSession(): Promise<boolean> {
  try {
    await send(postLeaveClass, {}, { signal: AbortSignal.timeout(limitMs) });
    return true;
  } catch (error) {
    if (!isRefusal(error)) return false;
    // It has ended already.
    if (error.status === 401) return true;
    throw error;
  }
}

/**
 * Makes this device nobody's although the server can't be told yet. Scripts can't remove the cookie of the session, but the readable one:
 * from then on the pages treat nobody as signed in, and no call uses the session before it is ended.
 */
export function leaveOffline(): void {
  localStorage.setItem(leaveKey, '1');
  const isHttps = location.protocol === 'https:';
  document.cookie = `${cookieName(signedInCookie, isHttps)}=; Path=/; Max-Age=0; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

async function deliver(): Promise<void> {
  // Somebody has signed in since, which replaced the session.
  if (!isSignedIn() && !(await endClassSession().catch(() => true)))
    throw new Error('The server could not be told that a child has left.');
  localStorage.removeItem(leaveKey);
}

let delivery: Promise<void> | null = null;

/**
 * Ends the session of a child who left offline. Rejects, never with a `CallError`, while the server can't be reached: then nothing
 * else may be sent.
 */
export function deliverLeave(): Promise<void> {
  delivery ??= deliver().finally(() => {
    delivery = null;
  });
  return delivery;
}

/** Tells the server as soon as it can be reached. Returns a function that ends it. */
export function followLeave(): () => void {
  const ending = new AbortController();
  const retry = () => {
    if (storedText(leaveKey) === null) return ending.abort();
    // The next attempt follows.
    deliverLeave().catch(() => {});
  };
  const timer = setInterval(retry, retryMs);
  ending.signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', retry, { signal: ending.signal });
  retry();
  return () => ending.abort();
}
