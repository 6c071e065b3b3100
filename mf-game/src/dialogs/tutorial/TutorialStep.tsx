import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useRef } from 'react';
import { AnswerScene } from './AnswerScene.tsx';
import { EarnList } from './EarnList.tsx';
import { en } from './tutorial.messages.ts';
import { TableScene } from './TableScene.tsx';
import { count, heading, marks, step as stepStyle, text } from './Tutorial.styles.ts';
import { type TutorialStepName, tutorialSteps } from './tutorialSteps.ts';

/** One step: a picture, a heading that takes focus, and a few sentences. */
export function TutorialStep({ index }: { index: number }) {
  const t = useMessages(en);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = tutorialSteps[index] ?? 'seat';
  const total = tutorialSteps.length;
  return (
    <div css={stepStyle} data-step={name}>
      <Scene name={name} />
      <div css={text}>
        <h3 css={heading} ref={title} tabIndex={-1}>
          <span css={count}>
            <span css={marks} aria-hidden="true">
              {tutorialSteps.map((one, place) => (
                <span key={one} data-done={place <= index || undefined} />
              ))}
            </span>
            {/* The space separates the two for screen readers. */}
            {t('tutorial.step', { step: index + 1, total })}{' '}
          </span>
          {t(`tutorial.${name}.title`)}
        </h3>
        {name === 'earn' ? (
          <EarnList />
        ) : (
          <>
            <p>{t(`tutorial.${name}.text`)}</p>
            <p data-part="more">{t(`tutorial.${name}.more`)}</p>
          </>
        )}
      </div>
    </div>
  );
}

function Scene({ name }: { name: TutorialStepName }) {
  switch (name) {
    case 'seat':
    case 'order':
    case 'serve':
    case 'earn':
      return <TableScene step={name} />;
    case 'answer':
      return <AnswerScene />;
  }
}
