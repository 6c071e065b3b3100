import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

/** A plain-text email to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** For mailing lists: URL for one-click unsubscribing by the email client (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** `Message-ID` with angle brackets. Made up by the mail library by default. */
  readonly messageId?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

export interface MailSettings {
  /** For example `smtp://user:password@host:587`. Null: emails are saved as files. */
  readonly smtpUrl: string | null;
  /** Sender of all emails. */
  readonly from: string;
  /** Support address for replies. By default they go to the sender. */
  readonly replyTo?: string | null;
  readonly outboxFolder: string;
}

/** Maximum time for each response of the mail server. */
const smtpTimeoutMs = 10_000;

function listHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function saveAsFiles(folder: string, replyTo: string | null): SendMail {
  return async function save(mail) {
    const { to, subject, text, messageId } = mail;
    const reply = replyTo === null ? {} : { 'Reply-To': replyTo };
    const headers = Object.entries({
      To: to,
      ...reply,
      Subject: subject,
      ...(messageId && { 'Message-ID': messageId }),
      ...listHeaders(mail),
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`;
    // Links in emails can sign someone in, so only the owner of the server may read the files.
    const head = headers.map(([header, value]) => `${header}: ${value}\n`).join('');
    await writeFile(path.join(folder, name), `${head}\n${text}\n`, { mode: 0o600 });
  };
}

/** Returns a function that sends emails by SMTP, or saves them as files if no mail server is configured. */
export function makeMailer({ smtpUrl, from, replyTo = null, outboxFolder }: MailSettings): SendMail {
  if (smtpUrl === null) return saveAsFiles(outboxFolder, replyTo);
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  return async function send(mail) {
    const { to, subject, text, messageId } = mail;
    // As an object, so that an address is never parsed as a list of several.
    const replies = replyTo === null ? {} : { replyTo };
    const headers = listHeaders(mail);
    await transport.sendMail({
      from,
      ...replies,
      to: { name: '', address: to },
      subject,
      text,
      headers,
      ...(messageId && { messageId }),
    });
  };
}
