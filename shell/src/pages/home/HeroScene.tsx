import { dishPriceCents } from '@countertop/contract/dishPrices';
import { Diner } from '@countertop/design-system/artwork/Diner';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import { useId } from 'react';
import { lamp, place, scene, ticket } from './Hero.styles.ts';
import { en } from './home.messages.ts';

/** A lamp on a long cord, with its light. */
function Lamp() {
  const beam = useId();
  return (
    <svg css={lamp} viewBox="0 0 200 320" aria-hidden="true">
      <linearGradient id={beam} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--art-lamp)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--art-lamp)" stopOpacity="0" />
      </linearGradient>
      <path d="M100 -400V4" stroke="#94D4BD" strokeWidth="4" />
      <path data-part="beam" d="M48 46h104l92 300H-44Z" fill={`url(#${beam})`} />
      <path d="M46 46c4-30 26-44 54-44s50 14 54 44Z" fill="var(--accent-butter)" />
      <ellipse cx="100" cy="47" rx="18" ry="8" fill="#FFF9E3" />
    </svg>
  );
}

/** Two customers, one served and one thinking, and an order with an open total. */
export function HeroScene() {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <div css={scene} role="img" aria-label={t('home.scene')}>
      <div css={place}>
        <Lamp />
        <Diner look={2} pose="happy" dish="burger" />
      </div>
      <div css={place}>
        <Lamp />
        <Diner look={1} />
      </div>
      <div css={ticket}>
        <Ticket>
          <TicketLine label={t('home.ticketBurgers')} value={formatMoney(2 * dishPriceCents('burger'), locale, 0)} />
          <TicketLine label={t('home.ticketFries')} value={formatMoney(dishPriceCents('fries'), locale, 0)} />
          <TicketRule />
          <TicketLine label={t('home.ticketTotal')} value={t('home.ticketUnknown')} />
        </Ticket>
      </div>
    </div>
  );
}
