import { supportHours } from '@countertop/contract/site/support.limits';
import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Coin } from '@countertop/design-system/artwork/Coin';
import { Diner } from '@countertop/design-system/artwork/Diner';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { useMessages } from '@countertop/design-system/messages';
import { Note } from '@countertop/design-system/Note';
import { Storefront } from '@countertop/design-system/artwork/Storefront';
import { Ticket, TicketLine, TicketRule } from '@countertop/design-system/Ticket';
import type { ReactNode } from 'react';
import { SchoolBell } from '../schools/SchoolBell.tsx';
import { ServiceBell } from '../accessibility/ServiceBell.tsx';
import type { SocialPicture } from '../socialImage.ts';
import { en } from './social.messages.ts';
import { awards, money, plate, row, table, ticket } from './SharePreview.styles.ts';

function Home() {
  return (
    <div css={table}>
      <Diner look={2} pose="happy" dish="burger" />
    </div>
  );
}

function Game() {
  const t = useMessages(en);
  return <Storefront sign={t('social.game.title')} doorSign={t('social.game.door')} />;
}

function Pricing() {
  return (
    <div css={money}>
      <div>
        <Note value={5} />
        <Note value={10} />
      </div>
      <div>
        <Coin value={25} />
        <Coin value={10} />
        <Coin value={5} />
      </div>
    </div>
  );
}

function About() {
  return (
    <div css={row}>
      {(['pizza', 'salad', 'soup', 'dessert'] as const).map((dish) => (
        <div key={dish} css={plate}>
          <Dish id={dish} />
        </div>
      ))}
    </div>
  );
}

function Blog() {
  return (
    <div css={table}>
      <Diner look={1} />
    </div>
  );
}

function Privacy() {
  const t = useMessages(en);
  return (
    <div css={ticket}>
      <Ticket>
        <TicketLine label={t('social.ticketAds')} value="0" />
        <TicketLine label={t('social.ticketTrackers')} value="0" />
        <TicketRule />
        <TicketLine label={t('social.ticketTotal')} value="0" />
      </Ticket>
    </div>
  );
}

function Support() {
  const t = useMessages(en);
  return (
    <div css={ticket}>
      <Ticket>
        <TicketLine label={t('social.ticketQuestion')} value="1" />
        <TicketRule />
        <TicketLine
          label={t('social.ticketAnswer')}
          value={t('social.ticketHours', { hours: supportHours.standard })}
        />
      </Ticket>
    </div>
  );
}

function Teachers() {
  return (
    <div css={awards}>
      <BadgeDrawing variant="skill" picture={<Coin value={25} />} isEarned />
      <BadgeDrawing variant="level" picture={12} isEarned />
      <BadgeDrawing variant="service" picture={<Dish id="soup" />} isEarned />
    </div>
  );
}

function Teach() {
  const t = useMessages(en);
  return (
    <div css={ticket}>
      <Ticket>
        <TicketLine label={t('social.ticketOrders')} value="10" />
        <TicketRule />
        <TicketLine label={t('social.ticketAccounts')} value="0" />
      </Ticket>
    </div>
  );
}

function Schools() {
  return (
    <div css={table}>
      <SchoolBell />
    </div>
  );
}

function Accessibility() {
  return (
    <div css={table}>
      <ServiceBell />
    </div>
  );
}

/** The drawing next to the text of each picture. */
export const drawings: Readonly<Record<SocialPicture, () => ReactNode>> = {
  home: Home,
  game: Game,
  pricing: Pricing,
  about: About,
  blog: Blog,
  privacy: Privacy,
  support: Support,
  teachers: Teachers,
  teach: Teach,
  schools: Schools,
  accessibility: Accessibility,
};
