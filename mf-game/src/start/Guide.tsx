import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { Rail } from '@countertop/design-system/artwork/Rail';
import { Ticket } from '@countertop/design-system/Ticket';
import { type ReactNode, useId } from 'react';
import { en } from './start.messages.ts';
import { number, helpButton, picture, step, steps } from './Guide.styles.ts';

const stepNames = ['band', 'help', 'play'] as const;
type StepName = (typeof stepNames)[number];

const pictures: Readonly<Record<StepName, ReactNode>> = {
  band: <Customer look={2} mood="happy" />,
  help: <Picture name="ticket" />,
  play: <Picture name="bell" />,
};

/** The three "Start Here" steps. */
export function Guide({ onHelp }: { onHelp: () => void }) {
  const t = useMessages(en);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('start.guide.title')}</h2>
      <Rail>
        <ol css={steps}>
          {stepNames.map((name, index) => (
            <li key={name}>
              <Ticket>
                <div css={step}>
                  <span css={number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span css={picture}>{pictures[name]}</span>
                  <h3>{t(`start.guide.${name}.title`)}</h3>
                  <p>{t(`start.guide.${name}.text`)}</p>
                  {name === 'help' && (
                    <span css={helpButton}>
                      <Button variant="text" onPress={onHelp}>
                        {t('start.help')}
                      </Button>
                    </span>
                  )}
                </div>
              </Ticket>
            </li>
          ))}
        </ol>
      </Rail>
    </section>
  );
}
