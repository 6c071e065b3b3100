import { type Translate, translate } from '@countertop/design-system/messages';
import type { SkillId } from '@countertop/engine/problems/skill';
import { en as skillTexts } from '@countertop/contract/play/skillNames.messages';
import { en as mistakeTexts } from '@countertop/contract/play/mistakeNames.messages';
import type { MistakeId } from '@countertop/contract/play/mistakeKinds';
import { type Headline, minProblems } from './progressReport.ts';
import { en } from './progress.messages.ts';

/** Formats a day like `2026-11-21`, independent of the time zone: "Saturday, November 21". */
export function weekdayOf(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** Formats a day for the axis of a chart: "Nov 21". */
export function shortDayOf(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats a day for a week's chart: "Sat". */
export function shortWeekdayOf(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));
}

export function skillName(skill: SkillId, locale: string): string {
  return translate(skillTexts, locale)(`skill.${skill}`);
}

/** Returns what went wrong in a few words, as a heading: "Borrowed and not carried over". */
export function mistakeName(mistake: MistakeId, locale: string): string {
  const name = translate(mistakeTexts, locale)(mistake);
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`;
}

/** Formats a duration: "42 minutes", "1 h 16 min". */
export function durationText(minutes: number, t: Translate<typeof en>): string {
  if (minutes < 60) return t('figures.minutes', { minutes });
  return t('figures.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Returns the sentence that the report starts with. */
export function headlineText(headline: Headline, locale: string): string {
  const t = translate(en, locale);
  const skill = 'skill' in headline ? skillName(headline.skill, locale) : '';
  switch (headline.kind) {
    case 'nothing':
      return t('headline.nothing');
    case 'tooLittle':
      return t('headline.tooLittle', { orders: headline.orders, enough: minProblems });
    case 'away':
      return t('headline.away', { skill, day: weekdayOf(headline.lastDay, locale) });
    case 'talk': {
      const { asked, right, mistake } = headline;
      if (mistake === null) return t('headline.talk', { skill, asked, right });
      return t('headline.talkMistake', { skill, asked, right, mistake: translate(mistakeTexts, locale)(mistake) });
    }
    case 'newSkill':
      return t('headline.newSkill', { skill, asked: headline.asked, right: headline.right });
    case 'good':
      return t('headline.good', { skill, allRight: headline.allRight, allAsked: headline.allAsked });
  }
}
