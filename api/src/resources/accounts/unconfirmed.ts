import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Identity } from './provider.ts';

/** Time to confirm being 18 or older, in milliseconds. */
export const unconfirmedMs = 600_000;

/** A new user who has signed in at the provider and has no account yet. */
export interface Unconfirmed {
  readonly identity: Identity;
  readonly returnTo: string | null;
  /** Hash of a token in a separate cookie, which proves that this cookie was not copied from another browser. */
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

function signatureOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`unconfirmed ${text}`).digest();
}

/** Returns a signed cookie value. Nothing about a user is stored on the server until they have confirmed to be an adult. */
export function signUnconfirmed(person: Unconfirmed, secret: string, nowMs: number): string {
  const text = Buffer.from(JSON.stringify({ ...person, until: nowMs + unconfirmedMs })).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** Returns the user of a signed cookie value; null if it has expired or was modified. */
export function verifyUnconfirmed(cookie: string | undefined, secret: string, nowMs: number): Unconfirmed | null {
  const [text = '', signature = ''] = (cookie ?? '').split('.');
  const [actual, expected] = [Buffer.from(signature, 'base64url'), signatureOf(text, secret)];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const { until, ...person } = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return until > nowMs ? person : null;
}
