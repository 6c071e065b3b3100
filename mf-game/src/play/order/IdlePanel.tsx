import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { bellIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { Rail } from '@countertop/design-system/artwork/Rail';
import { Ticket } from '@countertop/design-system/Ticket';
import type { Game, TableId } from '@countertop/engine/play/game';
import { en } from '../play.messages.ts';
import { en as feedbackTexts } from '../customer-feedback/customerFeedback.messages.ts';
import { action, bell, news, picture, sheet, text } from './IdlePanel.styles.ts';
import { panel } from './OrderPanel.styles.ts';
import { type NextStep, nextStep } from './nextStep.ts';

export interface IdlePanelProps {
  game: Pick<Game, 'tables' | 'feedback' | 'stats'>;
  onPress: (id: TableId) => void;
}

/** The order panel without an open order: what to do next, and a button that does it. */
export function IdlePanel({ game, onPress }: IdlePanelProps) {
  const t = useMessages(en);
  const say = useMessages(feedbackTexts);
  const step = nextStep(game.tables);
  const latest = game.feedback[0];
  return (
    <section css={panel} aria-label={t('order.region')}>
      <Rail hasClip>
        <Ticket>
          <div css={sheet}>
            <span css={picture}>
              {step.customer === null ? (
                <span css={bell}>
                  <Picture name="bell" />
                </span>
              ) : (
                <Customer look={step.customer.look} mood={step.kind === 'ready' ? 'happy' : 'waiting'} />
              )}
            </span>
            <Instructions step={step} />
            {latest?.customer === null && <p css={news}>{say(latest.message)}</p>}
          </div>
        </Ticket>
      </Rail>
      <div css={action}>
        {(step.kind === 'waiting' || step.kind === 'ready') && (
          <Button emphasis="play" icon={bellIcon} onPress={() => onPress(step.tableId)}>
            {t(step.kind === 'ready' ? 'idle.go.serve' : 'idle.go.order', { name: step.customer.name })}
          </Button>
        )}
      </div>
    </section>
  );
}

function Instructions({ step }: { step: NextStep }) {
  const t = useMessages(en);
  switch (step.kind) {
    case 'ready':
    case 'waiting': {
      const values = { name: step.customer.name, number: step.tableId };
      return (
        <div css={text}>
          <h2>{t(`idle.${step.kind}`, values)}</h2>
          <p>{t(`idle.${step.kind}.do`, values)}</p>
        </div>
      );
    }
    case 'seating':
      return (
        <div css={text}>
          <h2>{t('idle.seating', { name: step.customer.name })}</h2>
          <p>{t('idle.seating.do')}</p>
        </div>
      );
    case 'quiet':
      return (
        <div css={text}>
          <h2>{t('idle.quiet')}</h2>
          <p>{t('idle.quiet.do')}</p>
        </div>
      );
  }
}
