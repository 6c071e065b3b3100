import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { en as awardTexts } from '../certificates/awards/awards.messages.ts';
import { skillLevelLabel } from '../certificates/awards/skillLevel.ts';
import type { Week } from '../progress/progressReport.ts';
import { en as reportTexts } from '../progress/progress.messages.ts';
import { durationText } from '../progress/reportText.ts';
import type { QueryState } from '../shared/queryState.ts';
import { en } from './dashboard.messages.ts';
import type { ProgressFacts } from './progress.ts';

export interface WeekFiguresProps {
  /** Undefined if reports aren't part of the plan. */
  week: QueryState<Week | null> | undefined;
  /** Left out, with the awards, for a child whose game is not the account's own. */
  progress?: QueryState<ProgressFacts | null>;
  badges?: QueryState<readonly unknown[]>;
  /** Null for plans without certificates. */
  certificates?: QueryState<readonly unknown[]> | null;
}

interface Figure {
  value: string;
  note?: string;
}

/** The week in numbers, then level and awards. */
export function WeekFigures({ week, progress, badges, certificates }: WeekFiguresProps) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const report = useMessages(reportTexts);
  const { locale } = useLocale();
  const held = certificates?.status === 'ready' ? certificates.value.length : null;
  return (
    <section aria-label={t('figures.title')}>
      <StatStrip>
        {week && (
          <Stat
            label={t('figures.time')}
            state={week}
            figure={(own) => ({
              value: durationText(own?.minutes ?? 0, report),
              note: t('figures.days', { days: own?.daysPlayed ?? 0 }),
            })}
          />
        )}
        {week && (
          <Stat
            label={report('figures.problems')}
            state={week}
            figure={(own) => ({
              value: formatNumber(own?.orders ?? 0, locale),
              note: report('figures.right', { right: own?.right ?? 0 }),
            })}
          />
        )}
        {progress && (
          <Stat
            label={t('figures.level')}
            state={progress}
            figure={(kept) => ({
              value: formatNumber(kept?.level ?? 1, locale),
              ...(kept && { note: skillLevelLabel(kept.difficulty, award) }),
            })}
          />
        )}
        {badges && (
          <Stat
            label={award('badges.title')}
            state={badges}
            figure={(all) => ({
              value: formatNumber(all.length, locale),
              ...(held !== null && { note: t('figures.certificates', { count: held }) }),
            })}
          />
        )}
      </StatStrip>
    </section>
  );
}

interface StatProps<Value> {
  label: string;
  state: QueryState<Value>;
  figure: (value: Value) => Figure;
}

function Stat<Value>({ label, state, figure }: StatProps<Value>) {
  const t = useMessages(en);
  if (state.status !== 'ready') {
    return <StatCard label={label} value={t('figures.unknown')} note="" isLoading={state.status === 'loading'} />;
  }
  return <StatCard label={label} {...figure(state.value)} />;
}
