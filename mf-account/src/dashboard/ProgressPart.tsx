import { useMessages } from '@countertop/design-system/messages';
import type { Part } from '../account/part.ts';
import { PartContent, Sheet } from '../account/Sheet.tsx';
import { en } from './messages/en.messages.ts';
import type { ProgressFacts } from './progress.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { StartCard } from './StartCard.tsx';

/** The first step where there is no progress yet or none to speak of, and the progress where there is some. */
export function ProgressPart({ progress }: { progress: Part<ProgressFacts | null> }) {
  const t = useMessages(en);
  if (progress.status !== 'ready') {
    return (
      <Sheet title={t('progress.title')}>
        <PartContent part={progress}>{() => null}</PartContent>
      </Sheet>
    );
  }
  const kept = progress.value;
  return (
    <>
      {(kept === null || kept.level === 1) && <StartCard />}
      {kept !== null && <ProgressCard progress={kept} />}
    </>
  );
}
