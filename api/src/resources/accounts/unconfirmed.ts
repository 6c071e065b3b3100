import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Identity } from './provider.ts';

/** Time to say that one is 18 or older. */
export const unconfirmedMs = 600_000;

/** Somebody whom a provider knows and who has no account here yet, and where they wanted to be. */
export interface Unconfirmed {
  readonly identity: Identity;
  readonly returnTo: string | null;
  /** Hash of a secret in a cookie of its own, which only the browser that came back from the provider has. */
  readonly browserHash: string;
}

const shape = z.strictObject({
  identity: z.strictObject({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
  }),
  returnTo: z.nullable(z.string()),
  browserHash: z.string(),
  /** Milliseconds since 1970 UTC. */
  until: z.number(),
});

function markOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`unconfirmed ${text}`).digest();
}

/** Seals who somebody is for their own browser to keep: until they are known to be adults, nothing of them is stored here. */
export function seal(person: Unconfirmed, secret: string, nowMs: number): string {
  const text = Buffer.from(JSON.stringify({ ...person, until: nowMs + unconfirmedMs })).toString('base64url');
  return `${text}.${markOf(text, secret).toString('base64url')}`;
}

/** What `seal` gave; null when it is too old or anything of it was changed. */
export function unseal(sealed: string | undefined, secret: string, nowMs: number): Unconfirmed | null {
  const [text = '', given = ''] = (sealed ?? '').split('.');
  const [mark, right] = [Buffer.from(given, 'base64url'), markOf(text, secret)];
  if (mark.length !== right.length || !timingSafeEqual(mark, right)) return null;
  const { until, ...person } = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return until > nowMs ? person : null;
}
