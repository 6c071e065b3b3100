import { en as skillTexts } from '@countertop/contract/play/skillNames.messages';
import { dayMs } from '@countertop/contract/shared/time';
import { translate } from '@countertop/design-system/messages';
import type { DueReview } from '@countertop/engine/review/reviews';
import { en } from './visit.messages.ts';

const daysOfWeek = 7;

/** Formats a day: "Tuesday" within the last week, else "November 3". Both are dates, YYYY-MM-DD. */
function dayText(day: string, today: string, locale: string): string {
  const isThisWeek = Date.parse(today) - Date.parse(day) < daysOfWeek * dayMs;
  const parts = isThisWeek ? ({ weekday: 'long' } as const) : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(day));
}

export interface VisitContext {
  /** The customer's name. */
  readonly name: string;
  readonly locale: string;
  /** The date on the device, YYYY-MM-DD. */
  readonly today: string;
}

/** Says why a regular is here: what happened at the last visit or, at the first one, what the child does well. */
export function visitText({ skill, visitedOn }: DueReview, { name, locale, today }: VisitContext): string {
  const t = translate(en, locale);
  if (visitedOn === null) return t('visit.first', { name, skill: translate(skillTexts, locale)(`skill.${skill}`) });
  return t(`visit.${skill}`, { name, day: dayText(visitedOn, today, locale) });
}
