import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { formatMoney, formatPercent, useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import type { ReactNode } from 'react';
import { en as heroTexts } from './home.messages.ts';
import { en } from './more.messages.ts';

export type BandName = 'explorer' | 'intermediate' | 'pro' | 'expert';

/** Returns sample orders for each age band, with the prices of the game's menus. */
function useLines(): Record<BandName, ReactNode> {
  const t = useMessages(en);
  const { locale } = useLocale();
  const dollars = (whole: number) => formatMoney(whole * 100, locale, 0);
  const price = (dish: Parameters<typeof dishPriceCents>[0], digits: 0 | 2) => ({
    price: formatMoney(dishPriceCents(dish), locale, digits),
  });
  const percent = (hundredths: number) => formatPercent(hundredths, locale);
  return {
    explorer: <TicketLine label={t('home.line.sodas', price('soda', 0))} icon={<Dish id="soda" />} />,
    intermediate: (
      <>
        <TicketLine label={t('home.line.bill')} value={dollars(18)} />
        <TicketLine label={t('home.line.paid')} value={dollars(50)} />
      </>
    ),
    pro: (
      <>
        <TicketLine label={t('home.line.desserts', price('dessert', 2))} icon={<Dish id="dessert" />} />
        <TicketLine label={t('home.line.steaks', price('steak', 2))} icon={<Dish id="steak" />} />
        <TicketLine label={t('home.line.tax', { percent: percent(8) })} />
      </>
    ),
    expert: (
      <>
        <TicketLine label={t('home.line.customers', price('steak', 2))} icon={<Dish id="steak" />} />
        <TicketLine label={t('home.line.manyOff')} value={percent(15)} />
        <TicketLine label={t('home.line.fewOff')} value={percent(10)} />
      </>
    ),
  };
}

const questionKeys = {
  explorer: 'home.ask.total',
  intermediate: 'home.ask.change',
  pro: 'home.ask.total',
  expert: 'home.ask.group',
} as const satisfies Record<BandName, keyof typeof en>;

/** A sample order for an age band, with the total left open. */
export function BandTicket({ band }: { band: BandName }) {
  const t = useMessages(en);
  const hero = useMessages(heroTexts);
  const lines = useLines();
  return (
    <Ticket>
      {lines[band]}
      <TicketRule />
      <TicketLine label={<b>{t(questionKeys[band])}</b>} value={hero('home.ticketUnknown')} />
    </Ticket>
  );
}
