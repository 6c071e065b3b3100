import { useToday } from '@countertop/client/shared/today';
import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { bellIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { Ticket } from '@countertop/design-system/Ticket';
import type { Game, GameEvent } from '@countertop/engine/play/game';
import { visitText } from '../../reviews/visitText.ts';
import { en } from '../play.messages.ts';
import { en as castTexts } from '../floor/cast.messages.ts';
import { en as feedbackTexts } from '../customer-feedback/customerFeedback.messages.ts';
import { action, bell, news, picture, text } from './IdlePanel.styles.ts';
import { body, head, sheet } from './OrderTicket.styles.ts';
import { OrderZone } from './OrderZone.tsx';
import { nextChore, type NextStep, nextStep } from './nextStep.ts';

export interface IdlePanelProps {
  game: Pick<Game, 'tables' | 'feedback' | 'bistro'>;
  onDo: (event: GameEvent) => void;
}

/** The order panel without an open order: what to do next, and a button that does it. */
export function IdlePanel({ game, onDo }: IdlePanelProps) {
  const t = useMessages(en);
  const say = useMessages(feedbackTexts);
  const step = nextStep(game.tables);
  const latest = game.feedback[0];
  return (
    <OrderZone
      aria-label={t('order.region')}
      ticket={
        <Ticket isFilled>
          <div css={sheet}>
            <div css={head}>
              <span css={picture}>
                {step.customer === null ? (
                  <span css={bell}>
                    <Picture name="bell" />
                  </span>
                ) : (
                  <Customer look={step.customer.look} mood={step.kind === 'ready' ? 'happy' : 'waiting'} />
                )}
              </span>
              <Heading step={step} />
            </div>
            <div css={[body, text]}>
              <Instructions step={step} />
              {latest?.customer === null ? (
                <div css={news}>
                  <p>{say(latest.message)}</p>
                  {latest.action === 'move_up' && (
                    <Button variant="outline" size="medium" onPress={() => onDo({ type: 'movedUp' })}>
                      {t('feedback.moveUp')}
                    </Button>
                  )}
                </div>
              ) : (
                // A visit's story needs the place.
                hasCustomer(step) && visitOf(step) === undefined && <ChoreButton game={game} onDo={onDo} />
              )}
            </div>
            <div css={action}>
              <NextButton step={step} game={game} onDo={onDo} />
            </div>
          </div>
        </Ticket>
      }
    />
  );
}

/** Returns the review for which a regular comes back. */
function visitOf(step: NextStep) {
  return step.kind === 'waiting' || step.kind === 'seating' ? step.visit : undefined;
}

function Heading({ step }: { step: NextStep }) {
  const t = useMessages(en);
  if (step.kind === 'quiet') return <h2>{t('idle.quiet')}</h2>;
  const isBack = visitOf(step)?.visitedOn != null;
  return <h2>{t(isBack ? 'idle.back' : `idle.${step.kind}`, { name: step.customer.name, number: step.tableId })}</h2>;
}

/** The next step, or the words of the customer in the heading. */
function Instructions({ step }: { step: NextStep }) {
  const t = useMessages(en);
  const say = useMessages(castTexts);
  const { locale } = useLocale();
  const today = useToday();
  const visit = visitOf(step);
  if (visit !== undefined && step.customer !== null)
    return <p>{visitText(visit, { name: step.customer.name, locale, today })}</p>;
  switch (step.kind) {
    case 'quiet':
      return <p>{t('idle.quiet.do')}</p>;
    case 'seating':
      return <p>{t('idle.says', { words: say(`cast.${step.customer.id}.greeting`) })}</p>;
    case 'waiting':
      return <p>{t('idle.says', { words: say(`cast.${step.customer.id}.line`) })}</p>;
    case 'ready':
      return <p>{t('idle.ready.do', { number: step.tableId })}</p>;
  }
}

/** The bright button for a customer; without one, a chore. It stays the same element, which keeps the focus. */
function NextButton({ step, game, onDo }: IdlePanelProps & { step: NextStep }) {
  const t = useMessages(en);
  const chore = useChore(game);
  if (hasCustomer(step)) {
    return (
      <Button tone="accent" icon={bellIcon} onPress={() => onDo({ type: 'tablePressed', tableId: step.tableId })}>
        {t(step.kind === 'ready' ? 'idle.go.serve' : 'idle.go.order', { name: step.customer.name })}
      </Button>
    );
  }
  return (
    chore && (
      <Button variant="outline" onPress={() => onDo(chore.event)}>
        {chore.label}
      </Button>
    )
  );
}

/** A chore while somebody waits. */
function ChoreButton({ game, onDo }: IdlePanelProps) {
  const chore = useChore(game);
  return (
    chore && (
      <Button variant="outline" size="medium" onPress={() => onDo(chore.event)}>
        {chore.label}
      </Button>
    )
  );
}

function useChore(game: IdlePanelProps['game']): { label: string; event: GameEvent } | null {
  const t = useMessages(en);
  const chore = nextChore(game);
  switch (chore?.kind) {
    case 'clear':
      return {
        label: t('idle.go.clear', { number: chore.tableId }),
        event: { type: 'tableCleared', tableId: chore.tableId },
      };
    case 'prepare':
      return { label: t('idle.go.prepare'), event: { type: 'dishPrepared' } };
    case undefined:
      return null;
  }
}

/** Whether there is a customer to ask or to serve. */
function hasCustomer(step: NextStep): step is Extract<NextStep, { kind: 'ready' | 'waiting' }> {
  return step.kind === 'ready' || step.kind === 'waiting';
}
