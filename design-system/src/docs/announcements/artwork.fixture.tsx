import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Awning } from '../../artwork/Awning/Awning.tsx';
import { Badge } from '../../artwork/Badge/Badge.tsx';
import { Balance } from '../../artwork/Balance/Balance.tsx';
import { BistroItem } from '../../artwork/BistroItem/BistroItem.tsx';
import { Board, BoardLine } from '../../artwork/Board/Board.tsx';
import { Certificate } from '../../artwork/Certificate/Certificate.tsx';
import { CheckedFloor } from '../../artwork/CheckedFloor/CheckedFloor.tsx';
import { Coin } from '../../artwork/Coin/Coin.tsx';
import { Confetti } from '../../artwork/Confetti/Confetti.tsx';
import { Counter } from '../../artwork/Counter/Counter.tsx';
import { Crew } from '../../artwork/Crew/Crew.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Diner } from '../../artwork/Diner/Diner.tsx';
import { Dish } from '../../artwork/Dish/Dish.tsx';
import { Door } from '../../artwork/Door/Door.tsx';
import { KitchenPass } from '../../artwork/KitchenPass/KitchenPass.tsx';
import { Lamp } from '../../artwork/Lamp/Lamp.tsx';
import { Logo } from '../../artwork/Logo/Logo.tsx';
import { MenuLine } from '../../artwork/MenuLine/MenuLine.tsx';
import { NightStreet } from '../../artwork/NightStreet/NightStreet.tsx';
import { Picture } from '../../artwork/Picture/Picture.tsx';
import { Pips } from '../../artwork/Pips/Pips.tsx';
import { Plate } from '../../artwork/Plate/Plate.tsx';
import { QrCode } from '../../artwork/QrCode/QrCode.tsx';
import { Rail } from '../../artwork/Rail/Rail.tsx';
import { Scene } from '../../artwork/Scene/Scene.tsx';
import { Storefront } from '../../artwork/Storefront/Storefront.tsx';
import { Stripe } from '../../artwork/Stripe/Stripe.tsx';
import { TierBadge } from '../../artwork/TierBadge/TierBadge.tsx';
import { TileWall } from '../../artwork/TileWall/TileWall.tsx';
import type { Announcement, Announcements } from './announcement.ts';

type Says = Readonly<Record<string, Announcement>>;

const decorative = (content: ReactNode): Says => ({ 'Nothing. It is decorative.': { content, says: [] } });

/** A drawing without and with a title. */
const drawing = (draw: (props: { title?: string }) => ReactNode): Says => ({
  'Nothing by default. With `title`, an image with that name.': {
    content: (
      <>
        {draw({})}
        {draw({ title: 'Its name' })}
      </>
    ),
    says: ['image, Its name'],
  },
});

const surface = (draw: (children: ReactNode) => ReactNode): Says => ({
  'Only its content.': { content: draw('Three tables'), says: ['Three tables'] },
});

export const artwork: Announcements = {
  Awning: decorative(<Awning />),
  Counter: decorative(<Counter />),
  Stripe: decorative(<Stripe />),
  CheckedFloor: surface((children) => <CheckedFloor>{children}</CheckedFloor>),
  TileWall: surface((children) => <TileWall>{children}</TileWall>),
  Coin: drawing((props) => <Coin value={5} {...props} />),
  Crew: drawing((props) => <Crew job="cook" {...props} />),
  Customer: drawing((props) => <Customer look={0} mood="happy" {...props} />),
  Diner: drawing((props) => <Diner look={0} pose="waiting" {...props} />),
  Dish: drawing((props) => <Dish id="burger" {...props} />),
  Logo: drawing((props) => <Logo {...props} />),
  Picture: drawing((props) => <Picture name="bell" {...props} />),
  Scene: drawing((props) => <Scene name="spill" {...props} />),
  Storefront: drawing((props) => <Storefront sign="Math Bistro" doorSign="Open" {...props} />),
  BistroItem: drawing((props) => <BistroItem name="plant" {...props} />),
  Door: drawing((props) => <Door {...props} />),
  KitchenPass: drawing((props) => <KitchenPass {...props} />),
  NightStreet: drawing((props) => <NightStreet sign="Math Bistro" doorSign="Closed" {...props} />),
  Confetti: { 'Nothing. It is hidden from screen readers.': { content: <Confetti />, says: [] } },
  Lamp: { 'Nothing. The table says who sits there.': { content: <Lamp isLit />, says: [] } },
  Pips: {
    'Nothing. The text next to the pips says the same.': { content: <Pips filled={3} total={5} />, says: [] },
  },
  Plate: {
    'Nothing itself. Its content may have a `title`.': {
      content: (
        <Plate>
          <Dish id="burger" title="Burger" />
        </Plate>
      ),
      says: ['image, Burger'],
    },
  },
  QrCode: {
    'An image with the `label`.': {
      content: <QrCode text="https://countertop.test/game" label="QR code of the link to the game" />,
      before: async () => {
        await expect.element(page.getByRole('img')).toBeVisible();
      },
      says: ['image, QR code of the link to the game'],
    },
  },
  Rail: { 'Only the tickets.': { content: <Rail hasClip>2 burgers</Rail>, says: ['2 burgers'] } },
  Badge: {
    'The name, the description, and “Earned” or “Next” with the step. The drawing is hidden.': {
      content: (
        <>
          <Badge title="First burger" picture={<Dish id="burger" />} earnedOn="on May 3">
            Serve a burger.
          </Badge>
          <Badge title="Exact change" picture={<Coin value={25} />} next="give change once more">
            Give change ten times.
          </Badge>
        </>
      ),
      says: [
        'First burger',
        'Serve a burger.',
        'Earned on May 3',
        'Exact change',
        'Give change ten times.',
        'Next: give change once more',
      ],
    },
  },
  TierBadge: {
    'The name of the plan. The emblem is hidden.': { content: <TierBadge tier="explorer" />, says: ['Math Explorer'] },
  },
  Balance: {
    'The label. The bars are hidden.': { content: <Balance error={0.5} label="$2 too much" />, says: ['$2 too much'] },
  },
  MenuLine: {
    'The label, then the value. The dots are hidden.': {
      content: <MenuLine label="Price" value="$3.33" />,
      says: ['Price', '$3.33'],
    },
  },
  Board: {
    'A region named by its title, containing a list. Each note is read after its line. The dots are hidden.': {
      content: (
        <Board title="Today’s menu">
          <BoardLine label="Burger" value="$4" note="12 left" />
        </Board>
      ),
      says: [
        'region, Today’s menu',
        'heading, Today’s menu, level 2',
        'list',
        'listitem, level 1, position 1, set size 1',
        'Burger',
        '$4',
        '12 left',
      ],
    },
  },
  Certificate: {
    'The logo, the title as a heading, then the text in order.': {
      content: (
        <Certificate
          title="Certificate of practice"
          intro="This is given to"
          name="Mia"
          date={{ text: 'May 3, 2026', label: 'Date' }}
          signature={{ text: 'Countertop', label: 'Given by' }}
        >
          You gave exact change for a whole day.
        </Certificate>
      ),
      says: [
        'image, Countertop',
        'heading, Certificate of practice, level 2',
        'This is given to',
        'Mia',
        'You gave exact change for a whole day.',
        'May 3, 2026',
        'Date',
        'Countertop',
        'Given by',
      ],
    },
  },
};
