import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import { CheckedFloor } from '@countertop/design-system/artwork/CheckedFloor';
import { Diner } from '@countertop/design-system/artwork/Diner';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Rail } from '@countertop/design-system/artwork/Rail';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import { en as heroTexts } from './home.messages.ts';
import { en } from './more.messages.ts';
import { mark, order, pad, picture, room, screen, table, tables } from './Inside.styles.ts';

const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];

/** The play screen as a drawing, in the colors of the current theme. Decorative, next to text that says the same. */
export function GamePicture() {
  const t = useMessages(en);
  const hero = useMessages(heroTexts);
  const { locale } = useLocale();
  const price = formatMoney(dishPriceCents('soda'), locale, 0);
  return (
    <div css={picture} aria-hidden="true">
      <div css={screen}>
        <div css={room}>
          <div />
          <CheckedFloor>{null}</CheckedFloor>
          <div css={tables}>
            <div css={table}>
              <Diner look={3} pose="happy" dish="pizza" />
            </div>
            <div css={table}>
              <Diner look={0} pose="waiting" />
            </div>
            <div css={table}>
              <Diner />
            </div>
            <div css={table}>
              <span css={mark} data-place="table">
                1
              </span>
              <Diner look={2} pose="ordering" />
            </div>
          </div>
        </div>
        <div css={order}>
          <Rail hasClip>
            <Ticket>
              <TicketLine label={t('home.line.sodas', { price })} icon={<Dish id="soda" />} />
              <TicketRule />
              <TicketLine label={<b>{hero('home.ticketTotal')}</b>} value={hero('home.ticketUnknown')} />
            </Ticket>
          </Rail>
          <span css={mark} data-place="ticket">
            2
          </span>
          <div css={pad}>
            {keys.map((key) => (
              <span key={key}>{key}</span>
            ))}
            <span>{t('home.insideCheck')}</span>
          </div>
          <span css={mark} data-place="check">
            3
          </span>
        </div>
      </div>
    </div>
  );
}
