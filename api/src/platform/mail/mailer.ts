import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

/** An email to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content for mail programs that show HTML. */
  readonly html?: string;
  /** Where replies go instead of to the support address. */
  readonly replyTo?: string;
  /** For mailing lists: URL for one-click unsubscribing by the email client (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Whether anybody can request it with somebody else's address. The owner of the address can refuse such emails. */
  readonly mayBeUnsolicited?: boolean;
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
  /** Page with the support form. Every email ends with a link to it. */
  readonly supportUrl: string;
  readonly outboxFolder: string;
}

/** Maximum time for each response of the mail server. */
const smtpTimeoutMs = 10_000;

function listHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The contents of an email, except for headers that only mailing lists have. */
type Contents = Pick<Mail, 'to' | 'subject' | 'text' | 'html'> & { readonly replyTo: string | null };

function contentsOf(mail: Mail, { replyTo = null, supportUrl }: MailSettings): Contents {
  const { to, subject, text, html } = mail;
  const withSupport = html?.replace('</body>', `<p><a href="${supportUrl}">Questions?</a></p>\n</body>`);
  return {
    to,
    subject,
    text: `${text}\nQuestions? ${supportUrl}`,
    ...(withSupport !== undefined && { html: withSupport }),
    replyTo: mail.replyTo ?? replyTo,
  };
}

/** Returns a name in the order of sending; for an email with a `Message-ID` the same each time, so that a retry is one file. */
function nameOfFile({ messageId }: Mail): string {
  if (messageId !== undefined) return `message-${createHash('sha256').update(messageId).digest('hex').slice(0, 32)}`;
  return `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
}

function saveAsFiles(settings: MailSettings): SendMail {
  const { outboxFolder: folder } = settings;
  return async function save(mail) {
    const { to, replyTo, subject, text, html } = contentsOf(mail, settings);
    const { messageId } = mail;
    const reply = replyTo === null ? {} : { 'Reply-To': replyTo };
    const headers = Object.entries({
      To: to,
      ...reply,
      Subject: subject,
      ...(messageId && { 'Message-ID': messageId }),
      ...listHeaders(mail),
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = nameOfFile(mail);
    // Links in emails can sign someone in, so only the owner of the server may read the files.
    const head = headers.map(([header, value]) => `${header}: ${value}\n`).join('');
    await writeFile(path.join(folder, `${name}.txt`), `${head}\n${text}\n`, { mode: 0o600 });
    if (html !== undefined) await writeFile(path.join(folder, `${name}.html`), html, { mode: 0o600 });
  };
}

/** Whether the mail server of the recipient rejected the address permanently, so that every further email would be refused, too. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode: code, command } = error;
  return typeof code === 'number' && code >= 500 && code < 600 && command === 'RCPT TO';
}

/** An address as an object, so that nodemailer never parses it as a list of several. */
const single = (address: string) => ({ name: '', address });

/** Returns a function that sends emails by SMTP, or saves them as files if no mail server is configured. */
export function makeMailer(settings: MailSettings): SendMail {
  const { smtpUrl, from } = settings;
  if (smtpUrl === null) return saveAsFiles(settings);
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  return async function send(mail) {
    const { to, replyTo, subject, text, html } = contentsOf(mail, settings);
    const { messageId } = mail;
    await transport.sendMail({
      from,
      ...(replyTo !== null && { replyTo: single(replyTo) }),
      to: single(to),
      subject,
      text,
      ...(html !== undefined && { html }),
      headers: listHeaders(mail),
      ...(messageId && { messageId }),
    });
  };
}
