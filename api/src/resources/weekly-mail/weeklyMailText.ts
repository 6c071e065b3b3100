import { createHash } from 'node:crypto';
import { en as activityTexts } from '@countertop/contract/classes/activities.messages';
import { weeklyMailOneClickPath } from '@countertop/contract/family/family.limits';
import { type MistakeId, mistakeKinds } from '@countertop/contract/play/mistakeKinds';
import { en as mistakeNames } from '@countertop/contract/play/mistakeNames.messages';
import { en as skillNames } from '@countertop/contract/play/skillNames.messages';
import type { SkillId } from '@countertop/engine/problems/skill';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { htmlOf, type Paragraph, textOf } from '../../platform/mail/htmlMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** A week of a learner. */
export interface WeeklyReport {
  readonly days: number;
  readonly minutes: number;
  /** Problems answered, second tries not counted. */
  readonly orders: number;
  /** The skill that went best; null if none was asked often and answered well. */
  readonly best: { readonly skill: SkillId; readonly asked: number; readonly right: number } | null;
  /** The mistake made most often; null if none was made twice. */
  readonly mistake: { readonly mistake: MistakeId; readonly skill: SkillId; readonly times: number } | null;
}

export interface WeeklyMailOptions {
  readonly to: string;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  /** Token of the unsubscribe links. */
  readonly token: string;
  readonly learnerId: string;
  readonly nickname: string | null;
  /** Identifies the email among all: a retry has the same `Message-ID`, so that mail systems can drop a copy. */
  readonly key: string;
}

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

function bestText({ best, orders }: WeeklyReport): string {
  if (best === null) return `${plural(orders, 'order', 'orders')} answered. Every one of them is practice.`;
  return `${skillNames[`skill.${best.skill}`]}: ${best.right} of ${best.asked} right on the first try.`;
}

function mistakeText({ mistake }: WeeklyReport): string {
  if (mistake === null) return 'No mistake was made twice.';
  const { skill, times } = mistake;
  return `${skillNames[`skill.${skill}`]}: ${mistakeNames[mistake.mistake]}, ${times} times.`;
}

/** Email to a guardian, about a week of a child. At most `weeklyMailMaxWords` long. */
export function weeklyMail(report: WeeklyReport, options: WeeklyMailOptions): Mail {
  const { to, origin, token, learnerId, nickname, key } = options;
  const kind = report.mistake === null ? 'any' : mistakeKinds[report.mistake.mistake];
  const minutes = plural(report.minutes, 'minute', 'minutes');
  const paragraphs: readonly Paragraph[] = [
    { text: `${nickname ?? 'Your child'} played ${minutes} on ${plural(report.days, 'day', 'days')} last week.` },
    { title: 'What’s going well', text: bestText(report) },
    { title: 'To talk about', text: mistakeText(report) },
    { title: 'Ten minutes at home', text: `${activityTexts[`ask.${kind}`]} ${activityTexts[`help.${kind}`]}` },
    { text: 'The whole report:', link: `${origin}/progress?child=${learnerId}` },
    { text: 'Unsubscribe:', link: `${origin}/family#unsubscribe=${token}` },
  ];
  const subject = 'A week at Math Bistro';
  const hash = createHash('sha256').update(key).digest('base64url');
  return {
    ...composeMail(to, subject, paragraphs.map(textOf)),
    html: htmlOf(subject, paragraphs),
    unsubscribeUrl: `${origin}${weeklyMailOneClickPath}?token=${token}`,
    messageId: `<weekly-${hash}@${new URL(origin).hostname}>`,
  };
}
