import { dishPriceCents } from '@countertop/contract/dishPrices';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { NumberPad } from '@countertop/design-system/NumberPad';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import { en } from './tutorial.messages.ts';
import { ask, keys, sheet, slot, sum } from './Tutorial.styles.ts';

const priceCents = dishPriceCents('burger');
const typed = String((2 * priceCents) / 100);
const noop = () => {};

/** A ticket with a typed answer and the number pad; illustration only. */
export function AnswerScene() {
  const t = useMessages(en);
  const { locale } = useLocale();
  const price = formatMoney(priceCents, locale, 0);
  return (
    <div css={sum} aria-hidden="true" inert>
      <div css={sheet}>
        <Ticket>
          <TicketLine icon={<Dish id="burger" />} label={t('tutorial.answer.order', { price })} />
          <TicketRule />
          <p css={ask}>
            {t('tutorial.answer.ask')}
            <span css={slot} dir="ltr">
              ${typed}
            </span>
          </p>
        </Ticket>
      </div>
      <div css={keys}>
        <NumberPad
          size="compact"
          value={typed}
          onChange={noop}
          onSubmit={noop}
          onHint={noop}
          serveLabel={t('tutorial.answer.check')}
        />
      </div>
    </div>
  );
}
