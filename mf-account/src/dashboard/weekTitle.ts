import { type Translate } from '@countertop/design-system/messages';
import type { Week } from '../progress/progressReport.ts';
import type { en } from './dashboard.messages.ts';

/** From this many days of seven, a week is more than a visit. */
const busyDays = 3;
/** Share of right first tries of a good week. */
const goodShare = 0.7;

export interface WeekTitleFacts {
  week: Pick<Week, 'daysPlayed' | 'orders' | 'right'>;
  /** Nickname of the child; null until a guardian chooses one. */
  nickname: string | null;
  restaurant: string;
}

/** Returns the week in one sentence: "Mia had a good week", or "A good week at Luna’s Kitchen" without a nickname. */
export function weekTitle({ week, nickname, restaurant }: WeekTitleFacts, t: Translate<typeof en>): string {
  const { daysPlayed: days, orders, right } = week;
  if (days === 0) return nickname === null ? t('week.quiet', { restaurant }) : t('week.quiet.name', { name: nickname });
  if (days < busyDays) {
    return nickname === null ? t('week.days', { days, restaurant }) : t('week.days.name', { days, name: nickname });
  }
  const isGood = right >= goodShare * orders;
  if (nickname !== null) return t(isGood ? 'week.good.name' : 'week.busy.name', { name: nickname });
  return t(isGood ? 'week.good' : 'week.busy', { restaurant });
}
