import type { SupportTopic } from '@countertop/contract/site/support.limits';
import type { SupportRequestModel } from './SupportRequest.model.ts';
import { composeMail, unsolicitedMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

type Request = Pick<SupportRequestModel, 'id' | 'email' | 'topic' | 'message' | 'reference' | 'dueAt'>;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const topics: Readonly<Record<SupportTopic, string>> = {
  payment: 'payments and refunds',
  account: 'signing in and your account',
  game: 'the game',
  privacy: 'your data',
  other: 'something else',
};

/** Next step of a request, by topic. The form says the same. */
const nextSteps: Readonly<Record<SupportTopic, string>> = {
  payment: 'We look up your payment, then start your plan or refund you.',
  account: 'We check what went wrong and tell you how to get back in.',
  game: 'We replay what you describe, then explain or fix it.',
  privacy: 'We show, correct or delete what we store, as you ask.',
  other: 'A person reads your message and answers it.',
};

/** Email to the operator of the site. Replies go to the sender. `origin` has no trailing slash. */
export function supportRequestMail(to: string, request: Request, origin: string): Mail {
  const { id, email, topic, message, reference, dueAt } = request;
  const facts = [
    `From: ${email}`,
    `Topic: ${topics[topic]}`,
    `Answer by: ${format.format(dueAt)} (UTC)`,
    ...(reference === null ? [] : [`Reference: ${reference}`]),
  ];
  const paragraphs = [
    facts.join('\n'),
    message,
    `After answering, mark it as answered: ${origin}/analytics?tab=support`,
  ];
  return { ...composeMail(to, `Support request ${id}: ${topics[topic]}`, paragraphs), replyTo: email };
}

/**
 * Email to the sender of a request. It doesn't quote the message, because anybody can enter somebody else's address. `origin` has no
 * trailing slash.
 */
export function supportReceiptMail({ id, email, topic, dueAt }: Request, origin: string): Mail {
  return unsolicitedMail(email, `We got your message (support request ${id})`, [
    `Thank you for writing to us about ${topics[topic]}. Here's what happens next:`,
    `${nextSteps[topic]} We'll email you by ${format.format(dueAt)} (UTC).`,
    `To add something, send another message and mention number ${id}: ${origin}/support`,
    "If it wasn't you, you can ignore this email.",
  ]);
}
