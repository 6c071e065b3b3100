import { Dish } from '@countertop/design-system/artwork/Dish';
import { formatMoney, formatPercent, useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import type { ReactNode } from 'react';
import { en } from './home.messages.ts';

/** An age band of the game. */
export type BandName = 'explorer' | 'intermediate' | 'pro' | 'expert';

/** The lines of an order as the game asks it at each age, with numbers from the range that its engine draws from. */
function useLines(): Record<BandName, ReactNode> {
  const t = useMessages(en);
  const { locale } = useLocale();
  const dollars = (whole: number) => formatMoney(whole * 100, locale, 0);
  const price = (cents: number) => ({ price: formatMoney(cents, locale, 2) });
  const percent = (hundredths: number) => formatPercent(hundredths, locale);
  return {
    explorer: <TicketLine label={t('home.line.sodas', { price: dollars(2) })} icon={<Dish id="soda" />} />,
    intermediate: (
      <>
        <TicketLine label={t('home.line.bill')} value={dollars(18)} />
        <TicketLine label={t('home.line.paid')} value={dollars(50)} />
      </>
    ),
    pro: (
      <>
        <TicketLine label={t('home.line.sandwiches', price(625))} icon={<Dish id="sandwich" />} />
        <TicketLine label={t('home.line.soups', price(375))} icon={<Dish id="soup" />} />
        <TicketLine label={t('home.line.tax', { percent: percent(8) })} />
      </>
    ),
    expert: (
      <>
        <TicketLine label={t('home.line.guests', price(1420))} icon={<Dish id="pasta" />} />
        <TicketLine label={t('home.line.manyOff')} value={percent(15)} />
        <TicketLine label={t('home.line.fewOff')} value={percent(10)} />
      </>
    ),
  };
}

const asked = {
  explorer: 'home.ask.total',
  intermediate: 'home.ask.change',
  pro: 'home.ask.total',
  expert: 'home.ask.group',
} as const satisfies Record<BandName, keyof typeof en>;

/** An order as the game writes it for an age band; the sum is left to the reader. */
export function BandTicket({ band }: { band: BandName }) {
  const t = useMessages(en);
  const lines = useLines();
  return (
    <Ticket>
      {lines[band]}
      <TicketRule />
      <TicketLine label={<b>{t(asked[band])}</b>} value={t('home.ticketUnknown')} />
    </Ticket>
  );
}
