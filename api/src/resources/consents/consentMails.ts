import { noticeRecords } from '@countertop/contract/family/consent';
import { consentRequestDays } from '@countertop/contract/family/family.limits';
import { en } from '@countertop/contract/family/notice.messages';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface ConsentMail {
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  readonly nickname: string | null;
}

const nameOf = (nickname: string | null) => nickname ?? 'your child';

/** Asks a parent to agree to the notice, which it contains. */
export function consentRequestMail(to: string, { origin, nickname, token }: ConsentMail & { token: string }): Mail {
  const kept = noticeRecords.map((record) => `- ${en[`notice.kept.${record}`]}`);
  return composeMail(to, 'Do you agree that we keep your child’s progress?', [
    `You asked Countertop to keep what ${nameOf(nickname)} does in the game. ${en['notice.lead']}`,
    [en['notice.list'], ...kept].join('\n'),
    en['notice.use'],
    en['notice.profile'],
    en['notice.never'],
    'To agree, open this link:',
    `${origin}/family#consent=${token}`,
    `The link works once, for ${consentRequestDays} days. If you do nothing, nothing is kept. ${en['notice.choice']}`,
  ]);
}

/** Tells a parent that consent was given, so that somebody else’s click doesn't stay unnoticed. */
export function consentGivenMail(to: string, { origin, nickname, key }: ConsentMail & { key: string }): Mail {
  const mail = composeMail(to, 'You agreed that we keep your child’s progress', [
    `Thank you. From now on we keep what ${nameOf(nickname)} does in the game, as the notice says.`,
    'If this wasn’t you, or you change your mind, withdraw your consent here. It takes effect immediately:',
    `${origin}/family`,
    'There you can also see, download and erase everything.',
  ]);
  // The same for a retry, so that mail systems can drop a copy.
  return { ...mail, messageId: `<consent-${key}@${new URL(origin).hostname}>` };
}
