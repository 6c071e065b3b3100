import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { bellIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { en } from './tutorial.messages.ts';
import { actions } from './Tutorial.styles.ts';
import { TutorialStep } from './TutorialStep.tsx';
import { tutorialSteps } from './tutorialSteps.ts';

export interface TutorialDialogProps {
  /** Called by the skip button and Escape. */
  onSkip: () => void;
  /** Called by 'Let's Cook!' in the last step. */
  onComplete: () => void;
  isListening?: boolean;
}

/** The game explained in five steps. */
export function TutorialDialog({ onSkip, onComplete }: TutorialDialogProps) {
  const t = useMessages(en);
  const [index, setIndex] = useState(0);
  const isLast = index === tutorialSteps.length - 1;
  return (
    <Dialog
      title={t('tutorial.title')}
      isOpen
      onOpenChange={onSkip}
      actions={
        <div css={actions}>
          <Button emphasis="quiet" onPress={onSkip}>
            {t('tutorial.skip')}
          </Button>
          {index > 0 && (
            <Button emphasis="quiet" onPress={() => setIndex(index - 1)}>
              {t('tutorial.back')}
            </Button>
          )}
          {isLast ? (
            <Button emphasis="play" icon={bellIcon} onPress={onComplete}>
              {t('tutorial.cook')}
            </Button>
          ) : (
            <Button onPress={() => setIndex(index + 1)}>{t('tutorial.next')}</Button>
          )}
        </div>
      }
    >
      <TutorialStep key={index} index={index} />
    </Dialog>
  );
}
