import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import { Rail } from '@countertop/design-system/artwork/Rail';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import { coin, coins, order, paper, status } from './FirstOrder.styles.ts';
import { en } from './home.messages.ts';

const friesCents = dishPriceCents('fries');
const burgersCents = 2 * dishPriceCents('burger');

/** The price of the order. */
export const firstOrderCents = burgersCents + friesCents;

/** The total, the total without fries, and the total with one burger. */
const choices = [burgersCents, firstOrderCents, firstOrderCents - dishPriceCents('burger')];

export interface FirstOrderProps {
  /** The chosen total in cents, null before the first choice. */
  answerCents: number | null;
  onAnswer: (cents: number) => void;
}

/** An order to solve with one press. Without scripts, the coins lead to the game. */
export function FirstOrder({ answerCents, onAnswer }: FirstOrderProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const money = (cents: number) => formatMoney(cents, locale, 0);
  const isSolved = answerCents === firstOrderCents;

  function sentence(): string {
    if (answerCents === null) return t('home.orderAsk');
    if (isSolved) return t('home.orderRight', { price: money(firstOrderCents) });
    if (answerCents === burgersCents) return t('home.orderFries', { price: money(friesCents) });
    return t('home.orderBurgers', { price: money(burgersCents) });
  }

  function result(cents: number): 'right' | 'wrong' | undefined {
    if (cents !== answerCents) return undefined;
    return isSolved ? 'right' : 'wrong';
  }

  return (
    <form css={order} action="/game" aria-label={t('home.order')}>
      <div css={paper}>
        <Rail hasClip>
          <Ticket>
            <TicketLine label={t('home.ticketBurgers')} value={money(burgersCents)} />
            <TicketLine label={t('home.ticketFries')} value={money(friesCents)} />
            <TicketRule />
            <TicketLine
              label={<b>{t('home.ticketTotal')}</b>}
              value={<b>{isSolved ? money(firstOrderCents) : t('home.ticketUnknown')}</b>}
            />
          </Ticket>
        </Rail>
      </div>
      <div css={coins}>
        {choices.map((cents) => (
          <button
            key={cents}
            type="submit"
            css={coin}
            data-result={result(cents)}
            aria-disabled={isSolved || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!isSolved) onAnswer(cents);
            }}
          >
            {money(cents)}
          </button>
        ))}
      </div>
      <p css={status} role="status">
        {sentence()}
      </p>
    </form>
  );
}
