import { createHmac } from 'node:crypto';
import { earlyAccessLink } from '@countertop/contract/site/earlyAccess.limits';
import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { serverSecret } from '../../platform/db/serverSecret.ts';
import { RateLimitError } from '../../platform/errors/ApiError.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { RefusedAddressModel } from './RefusedAddress.model.ts';

/** To one address, of all kinds together. People who enter their own need fewer. */
const mailLimit = { name: 'unsolicited mails', calls: 6, windowMs: 86_400_000 };

/** Returns the HMAC that identifies an address, which nobody without the server's secret can tell from the address. */
async function hashOfAddress(database: Knex, email: string): Promise<string> {
  const secret = await serverSecret(database);
  return createHmac('sha256', secret).update(`refusal ${email.toLowerCase()}`).digest('base64url');
}

/** Stops emails that anybody can request to the address of a link. Repeating it succeeds. */
export async function refuseMails(database: Knex, token: string, nowMs: number): Promise<void> {
  await RefusedAddressModel.query(database)
    .insert({ addressHash: token, refusedAt: nowMs })
    .onConflict('addressHash')
    .ignore();
}

/** Allows them again, so that the owner of the address can create an account. Repeating it succeeds. */
export async function allowMails(database: Knex, token: string): Promise<void> {
  await RefusedAddressModel.query(database).deleteById(token);
}

type RefusableMailParts = Pick<ServerContext, 'database' | 'sendMail' | 'origin'>;

/**
 * Returns a function that sends emails. Those that anybody can request (`mayBeUnsolicited`) end with a link to refuse them, and are sent
 * to one address only a few times a day, and never after its owner has refused them.
 */
export function refusableMailer({ database, sendMail, origin }: RefusableMailParts): SendMail {
  const count = rateLimit(mailLimit, database);
  return async function send({ mayBeUnsolicited = false, ...mail }) {
    if (!mayBeUnsolicited) return sendMail(mail);
    const hash = await hashOfAddress(database, mail.to);
    if ((await RefusedAddressModel.query(database).findById(hash)) !== undefined) return;
    try {
      await count(hash);
    } catch (error) {
      if (error instanceof RateLimitError) return;
      throw error;
    }
    const refuse = `Never asked for emails from us? Stop them: ${origin}${earlyAccessLink('refuse', hash)}`;
    await sendMail({ ...mail, text: `${mail.text}\n${refuse}` });
  };
}
