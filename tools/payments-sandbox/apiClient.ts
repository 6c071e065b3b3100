import type { Sandbox } from './sandbox.mjs';

/** Returns a function that calls the sandbox's API with its keys and returns the status and the JSON body. */
export function apiClientFor({ url, environment }: Sandbox) {
  const keys = btoa(`${environment.RAZORPAY_KEY_ID}:${environment.RAZORPAY_KEY_SECRET}`);
  return async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { Authorization: `Basic ${keys}`, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}
export type ApiClient = ReturnType<typeof apiClientFor>;
