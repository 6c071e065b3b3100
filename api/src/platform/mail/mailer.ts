import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

/** A mail of plain text to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** For mails of a list: where a mail program unsubscribes by itself (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends mails, or keeps them where they can be read. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface MailSettings {
  /** `smtp://user:password@host:587`; null: mails become files. */
  readonly smtpUrl: string | null;
  /** Sender of every mail. */
  readonly from: string;
  /** Address of the support, where replies go; by default they go to the sender. */
  readonly replyTo?: string | null;
  readonly outboxFolder: string;
}

/** A server that does not answer is given up on after this time. */
const smtpTimeoutMs = 10_000;

function listHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function toFiles(folder: string, replyTo: string | null): SendMail {
  return async function keep(mail) {
    const { to, subject, text } = mail;
    const reply = replyTo === null ? {} : { 'Reply-To': replyTo };
    const headers = Object.entries({ To: to, ...reply, Subject: subject, ...listHeaders(mail) });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`;
    // A link in it lets somebody in: for the person who runs the server only.
    const head = headers.map(([header, value]) => `${header}: ${value}\n`).join('');
    await writeFile(path.join(folder, name), `${head}\n${text}\n`, { mode: 0o600 });
  };
}

/** How mails leave the program. */
export function makeMailer({ smtpUrl, from, replyTo = null, outboxFolder }: MailSettings): SendMail {
  if (smtpUrl === null) return toFiles(outboxFolder, replyTo);
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  return async function send(mail) {
    const { to, subject, text } = mail;
    // As an object, so that an address is never read as a list of several.
    const replies = replyTo === null ? {} : { replyTo };
    const headers = listHeaders(mail);
    await transport.sendMail({ from, ...replies, to: { name: '', address: to }, subject, text, headers });
  };
}
