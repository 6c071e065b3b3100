import type { StandIn } from './standIn.mjs';

/** Calls the stand-in's API with its keys: gives the status, and the body as JSON. */
export function callerOf({ url, environment }: StandIn) {
  const keys = btoa(`${environment.RAZORPAY_KEY_ID}:${environment.RAZORPAY_KEY_SECRET}`);
  return async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { Authorization: `Basic ${keys}`, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}
export type Caller = ReturnType<typeof callerOf>;
