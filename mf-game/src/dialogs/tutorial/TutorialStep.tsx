import { Icon } from '@countertop/design-system/Icon';
import { nextIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useRef } from 'react';
import { useReadsByItself, useStartListening } from '../../assist/read-aloud/Listening.tsx';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { AnswerScene } from './AnswerScene.tsx';
import { EarnList } from './EarnList.tsx';
import { en } from './tutorial.messages.ts';
import { TableScene } from './TableScene.tsx';
import { count, heading, marks, step as stepStyle, text, title as titleStyle, yourTurn } from './Tutorial.styles.ts';
import { earnings, paragraphs, type TutorialStepName, tutorialSteps } from './tutorialSteps.ts';

export interface TutorialStepProps {
  index: number;
  /** Called when the child has done what the step shows. */
  onDone: () => void;
}

/** One step: a heading that takes focus, a few sentences, and a scene to play. */
export function TutorialStep({ index, onDone }: TutorialStepProps) {
  const t = useMessages(en);
  const startListening = useStartListening();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = tutorialSteps[index] ?? 'seat';
  return (
    <div css={stepStyle} data-step={name}>
      <div css={text}>
        <div css={heading}>
          <h3 css={titleStyle} ref={title} tabIndex={-1}>
            <StepCount index={index} />
            {t(`tutorial.${name}.title`)}
          </h3>
          <ReadButton
            label={t('tutorial.read')}
            isIcon
            sentences={useSentences(name)}
            startsAutomatically={useReadsByItself()}
            onSentence={(sentence) => sentence === 0 && startListening()}
          />
        </div>
        {name === 'earn' ? (
          <EarnList />
        ) : (
          <>
            <p>{t(`tutorial.${name}.text`)}</p>
            <p css={yourTurn} data-part="do">
              <Icon icon={nextIcon} />
              {t(`tutorial.do.${name}`)}
            </p>
            <p data-part="more">{t(`tutorial.${name}.more`)}</p>
          </>
        )}
      </div>
      {name === 'answer' ? <AnswerScene onDone={onDone} /> : <TableScene step={name} onDone={onDone} />}
    </div>
  );
}

function StepCount({ index }: { index: number }) {
  const t = useMessages(en);
  return (
    <span css={count}>
      <span css={marks} aria-hidden="true">
        {tutorialSteps.map((one, place) => (
          <span key={one} data-done={place <= index || undefined} />
        ))}
      </span>
      {/* The space separates the two for screen readers. */}
      {t('tutorial.step', { step: index + 1, total: tutorialSteps.length })}{' '}
    </span>
  );
}

/** Returns what a voice reads: the texts of the step. */
function useSentences(name: TutorialStepName): readonly string[] {
  const t = useMessages(en);
  const title = t(`tutorial.${name}.title`);
  if (name === 'earn') return [title, ...earnings.map((part) => t(`tutorial.earn.${part}`))];
  return [title, ...paragraphs.map((part) => t(`tutorial.${name}.${part}`)), t(`tutorial.do.${name}`)];
}
