import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

/** A plain text email to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** URL for one-click unsubscribe from a list (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends an email, or writes it to a file. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface MailSettings {
  /** `smtp://user:password@host:587`; null to write emails to files. */
  readonly smtpUrl: string | null;
  /** Sender of every email. */
  readonly from: string;
  /** Support address for replies; by default they go to the sender. */
  readonly replyTo?: string | null;
  readonly outboxFolder: string;
}

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
    // Links in emails grant access, so only the user who runs the server may read them.
    const head = headers.map(([header, value]) => `${header}: ${value}\n`).join('');
    await writeFile(path.join(folder, name), `${head}\n${text}\n`, { mode: 0o600 });
  };
}

/** Returns the function that sends emails. */
export function makeMailer({ smtpUrl, from, replyTo = null, outboxFolder }: MailSettings): SendMail {
  if (smtpUrl === null) return toFiles(outboxFolder, replyTo);
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  return async function send(mail) {
    const { to, subject, text } = mail;
    // An object, so that the address is never parsed as a list of addresses.
    const replies = replyTo === null ? {} : { replyTo };
    const headers = listHeaders(mail);
    await transport.sendMail({ from, ...replies, to: { name: '', address: to }, subject, text, headers });
  };
}
