import { useMessages } from '@countertop/design-system/messages';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent, Sheet } from '../shared/Sheet.tsx';
import { en } from './dashboard.messages.ts';
import { PreviousGames, type PreviousGamesProps } from './PreviousGames.tsx';
import type { ProgressFacts } from './progress.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { StartCard } from './StartCard.tsx';

export interface ProgressPartProps {
  progress: QueryState<ProgressFacts | null>;
  previous: PreviousGamesProps['games'];
  onRestore: PreviousGamesProps['onRestore'];
}

/** The saved game, or the first step for a new player, and the games that can be restored. */
export function ProgressSection({ progress, previous, onRestore }: ProgressPartProps) {
  const t = useMessages(en);
  if (progress.status !== 'ready') {
    return (
      <Sheet title={t('progress.title')}>
        <QueryContent state={progress}>{() => null}</QueryContent>
      </Sheet>
    );
  }
  const kept = progress.value;
  return (
    <>
      {kept !== null && <ProgressCard progress={kept} />}
      {(kept === null || kept.level === 1) && <StartCard hasGame={kept !== null} />}
      {previous.length > 0 && <PreviousGames games={previous} onRestore={onRestore} />}
    </>
  );
}
