import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import { GamePicture } from './GamePicture.tsx';
import { en } from './more.messages.ts';
import { callouts, inside } from './Inside.styles.ts';
import { insideId } from './sectionIds.ts';

const steps = ['Order', 'Ticket', 'Reason'] as const;

/** Shows what playing looks like: a picture of the game with three call-outs. */
export function Inside() {
  const t = useMessages(en);
  return (
    <Section id={insideId} title={t('home.inside')} lead={t('home.insideLead')}>
      <div css={inside}>
        <GamePicture />
        <ol css={callouts}>
          {steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3>{t(`home.inside${step}`)}</h3>
                <p>{t(`home.inside${step}More`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
