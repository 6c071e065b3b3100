import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import type { QueryState } from '../shared/queryState.ts';
import { counts } from './Dashboard.styles.ts';
import { en } from './dashboard.messages.ts';
import type { ProgressFacts } from './progress.ts';

export interface CountsProps {
  progress: QueryState<ProgressFacts | null>;
  badges: QueryState<readonly unknown[]>;
  /** Null for plans without certificates. */
  certificates: QueryState<readonly unknown[]> | null;
}

/** Numbers of badges and certificates, and the level. */
export function Counts({ progress, badges, certificates }: CountsProps) {
  const t = useMessages(en);
  return (
    <section css={counts} aria-label={t('counts.title')}>
      <StatStrip>
        <Count label={t('counts.badges')} part={badges} count={(held) => held.length} />
        {certificates && <Count label={t('counts.certificates')} part={certificates} count={(held) => held.length} />}
        <Count label={t('counts.level')} part={progress} count={(kept) => kept?.level ?? 1} />
      </StatStrip>
    </section>
  );
}

interface CountProps<Value> {
  label: string;
  part: QueryState<Value>;
  count: (value: Value) => number;
}

function Count<Value>({ label, part, count }: CountProps<Value>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const value = part.status === 'ready' ? formatNumber(count(part.value), locale) : t('counts.unknown');
  return <StatCard label={label} value={value} isLoading={part.status === 'loading'} />;
}
