import type { Impact as Measured } from '@countertop/contract/analytics/impact';
import { impactGoals } from '@countertop/contract/analytics/impact.limits';
import { formatPercent, useLocale, useMessages } from '@countertop/design-system/messages';
import { Fragment, type ReactNode } from 'react';
import { formatDay } from '../formatDay.ts';
import { en } from './about.messages.ts';
import { figure, statement } from './AboutPage.styles.ts';

export interface ImpactProps {
  /** Null until loaded, and if that failed. */
  measured: Measured | null;
}

const goals = ['students', 'feedback', 'schools', 'hours'] as const;

/** The figures as goals, and what has been measured. A goal that is reached is left out. */
export function Impact({ measured }: ImpactProps) {
  const t = useMessages(en);
  const { players = null, positivePercent = null } = measured ?? {};
  const isReached: Partial<Record<(typeof goals)[number], boolean>> = {
    students: players !== null && players >= impactGoals.students,
    feedback: positivePercent !== null && positivePercent >= impactGoals.positivePercent,
  };
  return (
    <>
      <p css={statement}>
        {t('about.goals')}{' '}
        <Listed
          items={goals
            .filter((name) => isReached[name] !== true)
            .map((name) => (
              <Fragment key={name}>
                <strong css={figure}>{t(`about.${name}`)}</strong> {t(`about.${name}.more`)}
              </Fragment>
            ))}
        />
        .
      </p>
      {measured !== null && <SoFar {...measured} />}
    </>
  );
}

/** Joins items with commas and "and", in the order and with the words of the language. */
function Listed({ items }: { items: readonly ReactNode[] }) {
  const { locale } = useLocale();
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(items.map((_, index) => `${index}`));
  return parts.map(({ type, value }, index) => (
    <Fragment key={index}>{type === 'element' ? items[Number(value)] : value}</Fragment>
  ));
}

function SoFar({ measuredOn, players, problemsSolved, positivePercent }: Measured) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const parts = [
    players === null ? [] : t('about.soFar.players', { count: players }),
    problemsSolved === null ? [] : t('about.soFar.problems', { count: problemsSolved }),
    positivePercent === null ? [] : t('about.soFar.positive', { percent: formatPercent(positivePercent, locale) }),
  ].flat();
  if (parts.length === 0) return null;
  return (
    <>
      <p>{t('about.soFar', { date: formatDay(measuredOn, locale) })}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </>
  );
}
