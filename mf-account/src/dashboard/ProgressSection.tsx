import { SectionCard } from '@countertop/design-system/SectionCard';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import type { ProgressFacts } from './progress.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { StartCard } from './StartCard.tsx';

export interface ProgressSectionProps {
  progress: QueryState<ProgressFacts | null>;
  restaurant: string;
}

/** The saved game, and the way to another age group at level 1 or without a game. */
export function ProgressSection({ progress, restaurant }: ProgressSectionProps) {
  if (progress.status !== 'ready') {
    return (
      <SectionCard title={restaurant}>
        <QueryContent state={progress}>{() => null}</QueryContent>
      </SectionCard>
    );
  }
  const kept = progress.value;
  return (
    <>
      {kept !== null && <ProgressCard progress={kept} restaurant={restaurant} />}
      {(kept === null || kept.level === 1) && <StartCard hasGame={kept !== null} />}
    </>
  );
}
