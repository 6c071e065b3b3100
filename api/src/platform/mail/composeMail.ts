import type { Mail } from './mailer.ts';

const signature = 'Countertop: math games for kids ages 6 and up';

/** Returns an email with blank lines between the paragraphs and the site's signature at the end. */
export function composeMail(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { to, subject, text: [...paragraphs, signature].join('\n\n') };
}

/** The same for an email that anybody can request with somebody else's address. */
export function unsolicitedMail(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { ...composeMail(to, subject, paragraphs), mayBeUnsolicited: true };
}
