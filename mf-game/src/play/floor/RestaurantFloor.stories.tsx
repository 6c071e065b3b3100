import { customerOf } from '@countertop/engine/play/floor/cast';
import { bistroItemIds } from '@countertop/engine/play/day/bistro';
import type { Game, Table } from '@countertop/engine/play/game';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Departure } from '../../session/departures.ts';
import { busyGame, orderedGame, startedGame } from '../../session/scenes.fixture.ts';
import { RestaurantFloor } from './RestaurantFloor.tsx';
import { tableView } from './tableView.ts';

const viewsOf = ({ tables, order, speed }: Game, departures: readonly Departure[] = []) =>
  tables.map((table) => tableView(table, { order, speed, departures }));

/** The floor with one customer, at table 2. */
function withRuth(change: Partial<Extract<Table, { status: 'waiting' }>>, speed: Game['speed'] = 'standard') {
  const tables = startedGame().tables.map((table): Table =>
    table.id === 2
      ? { id: 2, status: 'waiting', customer: customerOf('ruth'), patienceMs: 30_000, turnsWaited: 0, ...change }
      : table,
  );
  return viewsOf({ ...startedGame(), tables, speed });
}

const meta = preview.meta({
  title: 'Game/Restaurant floor',
  component: RestaurantFloor,
  args: {
    tables: viewsOf(busyGame()),
    dayFraction: 0.5,
    items: [],
    hasVisitor: false,
    asker: null,
    platesPrepared: 0,
    canPrepare: true,
    onPress: fn(),
    onPrepare: fn(),
    onAnnounce: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const EveryState = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Table 4, Zuri, Hurry! Ready to order, almost out of patience' }),
    );

    await expect(args.onPress).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('button', { name: 'Table 5, Mina, Serve!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Table 6, Aiko, Sitting down' })).toBeVisible();
  },
});

/** A lamp is lit over each customer, and no lamp covers a name. */
export const Lamps = meta.story({
  tags: ['nightly'],
  play: async ({ canvasElement }) => {
    const lit = [...canvasElement.querySelectorAll('[data-lamp]')].filter((lamp) => lamp.querySelector('[data-lit]'));
    const boxes = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const words = [...boxes('[data-table] > [data-look]'), ...boxes('h2')];

    await expect(lit.map((lamp) => lamp.getAttribute('data-lamp'))).toEqual(['2', '3', '4', '5', '6']);
    await expect(boxes('[data-lamp]').filter((lamp) => words.some((word) => overlap(lamp, word)))).toEqual([]);
  },
});

export const Empty = meta.story({
  tags: ['nightly'],
  args: { tables: viewsOf(startedGame()) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-lamp]')).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('[data-lit]')).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Table 1, Free, Nobody here yet' })).toBeVisible();
  },
});

export const CustomerArrives = meta.story({
  args: {
    tables: viewsOf({
      ...startedGame(),
      tables: startedGame().tables.map((table) =>
        table.id === 2 ? { id: 2, status: 'seating', customer: customerOf('ruth'), seatedInMs: 3000 } : table,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Table 2, Ruth, Sitting down' })).toBeVisible();
  },
});

export const CustomerWaits = meta.story({
  tags: ['nightly'],
  args: { tables: withRuth({}) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Table 2, Ruth, Waiting, ready to order, full of patience' }),
    ).toBeVisible();
  },
});

export const CustomerInAHurry = meta.story({
  tags: ['nightly'],
  args: { tables: withRuth({ patienceMs: 5000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Table 2, Ruth, Hurry!/ })).toBeVisible();
  },
});

export const OrderOpen = meta.story({
  args: { tables: viewsOf(orderedGame()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Table 3, Omar, Ordering, the ticket is open' })).toBeVisible();
  },
});

const withPlates = (game: Game): Game => ({
  ...game,
  tables: game.tables.map((table) => (table.status === 'available' ? { ...table, hasPlates: true } : table)),
});

export const PlatesToClear = meta.story({
  args: { tables: viewsOf(withPlates(busyGame())) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table 1, Clear the plates' }));

    await expect(args.onPress).toHaveBeenCalledWith(1);
  },
});

export const PlateToPrepare = meta.story({
  tags: ['nightly'],
  args: { platesPrepared: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare a dish. 1 plate prepared' }));

    await expect(args.onPrepare).toHaveBeenCalledOnce();
  },
});

export const CookAsks = meta.story({
  tags: ['nightly'],
  args: { tables: viewsOf(orderedGame()), asker: 'cook', canPrepare: false },
  play: async ({ canvas, userEvent }) => {
    const kitchen = canvas.getByRole('button', { name: 'Kitchen. The cook asks the question on the ticket' });
    await userEvent.click(kitchen);

    await expect(kitchen).toHaveAttribute('aria-disabled', 'true');
  },
});

export const TillAsks = meta.story({
  tags: ['nightly'],
  args: { tables: viewsOf(orderedGame()), asker: 'till', canPrepare: false, platesPrepared: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Kitchen. The question on the ticket is for the till' }),
    ).toBeVisible();
  },
});

export const Morning = meta.story({ args: { tables: viewsOf(startedGame()), dayFraction: 0, hasVisitor: true } });

/** Level 25: what fits the wall and the gaps between the tables is shown, and everything is listed. */
export const Grown = meta.story({
  tags: ['nightly'],
  args: { items: bistroItemIds, hasVisitor: true },
  play: async ({ canvas, canvasElement }) => {
    const boxes = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0);
    const things = boxes('[data-item]');
    const cards = boxes('[data-table] > [data-look]');

    await expect(things.length).toBeGreaterThan(1);
    await expect(things.filter((thing) => cards.some((card) => overlap(thing, card)))).toEqual([]);
    await expect(canvas.getByText(/^In the bistro: Potted plant, Window, .* Neon sign, Balloons$/)).toBeInTheDocument();
  },
});

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

export const Evening = meta.story({ args: { dayFraction: 1, platesPrepared: 2, canPrepare: false } });

const leaving: readonly Departure[] = [
  { tableId: 2, customer: customerOf('ruth'), mood: 'happy', dish: 'pizza', leftMs: 2600 },
  { tableId: 4, customer: customerOf('zuri'), mood: 'angry', dish: null, leftMs: 2600 },
];

/** Under reduced motion the used plate and the tip show immediately. */
export const CustomersLeave = meta.story({
  args: { tables: viewsOf(startedGame(), leaving) },
  globals: { motion: 'on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Table 2, Ruth, Served' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Table 4, Zuri, Left' })).toBeVisible();
  },
});

export const Untimed = meta.story({
  tags: ['nightly'],
  args: { isCalm: true, tables: withRuth({ turnsWaited: 3 }, 'none') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Table 2, Ruth, 3 turns, waiting and ready to order' }),
    ).toBeVisible();
  },
});

export const UntimedStart = meta.story({
  args: { tables: viewsOf({ ...busyGame(), speed: 'none' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Table 2, Ruth, Waiting, ready to order' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  // In a right-to-left locale the right arrow moves to the previous table.
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent, args }) => {
    const table = (number: number) => canvas.getByRole('button', { name: new RegExp(`^Table ${number}`) });
    table(1).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(table(5)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(table(5)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(table(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(table(6)).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onPress).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('r');
    await expect(args.onAnnounce).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}r{/Control}');
    await expect(args.onAnnounce).toHaveBeenCalledOnce();
  },
});

export const ByKeyboardFromRightToLeft = meta.story({
  tags: ['nightly'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const table = (number: number) => canvas.getByRole('button', { name: new RegExp(`^Table ${number}`) });
    table(1).focus();

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowRight}');

    await expect(table(5)).toHaveFocus();
  },
});

export const OneTabStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Table 3/ }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: /^Table 3/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('list')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const Announced = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hear all tables' }));

    await expect(args.onAnnounce).toHaveBeenCalledOnce();
  },
});
