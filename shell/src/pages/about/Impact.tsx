import type { Impact as Measured } from '@countertop/contract/impact';
import { impactGoals } from '@countertop/contract/impact.limits';
import { formatNumber, formatPercent, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import type { ReactNode } from 'react';
import { formatDay } from '../formatDay.ts';
import { en } from './about.messages.ts';

export interface ImpactProps {
  /** Null until loaded, and if that failed. */
  measured: Measured | null;
}

/** A figure that stays in English order in right-to-left text. */
const figure = (text: string): ReactNode => <bdi dir="ltr">{text}</bdi>;

/** The specified figures (section 2, 'About') as goals. A measured figure that reaches its goal replaces it. */
export function Impact({ measured }: ImpactProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { players = null, positivePercent = null } = measured ?? {};
  const arePlayersReached = players !== null && players >= impactGoals.students;
  const isPositiveReached = positivePercent !== null && positivePercent >= impactGoals.positivePercent;
  const goal = (name: 'students' | 'feedback' | 'schools' | 'hours') => ({
    label: t(`about.${name}`),
    value: figure(t(`about.${name}.value`)),
    note: t(`about.${name}.note`),
  });
  const reached = (label: string, value: string) => ({
    label,
    value: figure(value),
    note: t('about.measured', { date: formatDay(measured?.measuredOn ?? '', locale) }),
  });
  const students = arePlayersReached ? reached(t('about.players'), formatNumber(players, locale)) : goal('students');
  const feedback = isPositiveReached
    ? reached(t('about.feedback'), formatPercent(positivePercent, locale))
    : goal('feedback');
  return (
    <>
      <StatStrip>
        <StatCard {...students} />
        <StatCard {...feedback} />
        <StatCard {...goal('schools')} />
        <StatCard {...goal('hours')} />
      </StatStrip>
      {measured !== null && (
        <SoFar
          {...measured}
          players={arePlayersReached ? null : players}
          positivePercent={isPositiveReached ? null : positivePercent}
        />
      )}
    </>
  );
}

/** What has been measured and is not shown above. */
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
