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
}

/** The game in five steps that the child plays. 'Next' is for those who only want to read. */
export function TutorialDialog({ onSkip, onComplete }: TutorialDialogProps) {
  const t = useMessages(en);
  const [index, setIndex] = useState(0);
  const next = () => setIndex(index + 1);
  const isLast = index === tutorialSteps.length - 1;
  return (
    <Dialog
      title={t('tutorial.title')}
      isOpen
      onOpenChange={onSkip}
      actions={
        <div css={actions}>
          <Button variant="text" onPress={onSkip}>
            {t('tutorial.skip')}
          </Button>
          {index > 0 && (
            <Button variant="outline" onPress={() => setIndex(index - 1)}>
              {t('tutorial.back')}
            </Button>
          )}
          {isLast ? (
            <Button tone="accent" icon={bellIcon} onPress={onComplete}>
              {t('tutorial.cook')}
            </Button>
          ) : (
            <Button variant="outline" onPress={next}>
              {t('tutorial.next')}
            </Button>
          )}
        </div>
      }
    >
      <TutorialStep key={index} index={index} onDone={next} />
    </Dialog>
  );
}
