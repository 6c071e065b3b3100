import type { Order } from '@countertop/engine/play/game';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { proxy, ref, useSnapshot } from 'valtio';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { answeredGame, longestOrdersOfBands, orderedGame, startedGame } from '../session/scenes.fixture.ts';
import { installSpeech } from '../assist/read-aloud/speech.fixture.ts';
import { OrderPanel, type OrderPanelProps } from './order/OrderPanel.tsx';
import { ResultDialog } from './result/ResultDialog.tsx';
import { StatsRow } from './stats/StatsRow.tsx';
import { windowOf } from './windowOf.fixture.ts';
import { floorSide, orderSide, play, service } from './PlayScreen.styles.ts';

/** The order to show. A new story for each would take much longer. */
const shown = proxy<{ order: Order | null }>({ order: null });

/** The zones of the play screen, without the floor, which makes this fast. */
function Zones({ children }: { children: ReactNode }) {
  return (
    <div css={service}>
      <StatsRow stats={stats} />
      <div css={play}>
        <div css={floorSide} />
        <div css={orderSide}>{children}</div>
      </div>
    </div>
  );
}

function OrderInZones({ order: first, ...props }: OrderPanelProps) {
  const order = useSnapshot(shown, { sync: true }).order ?? first;
  return (
    <Zones>
      <OrderPanel key={order.problem.id} {...props} order={order} />
    </Zones>
  );
}

const { stats } = startedGame();
const orders = longestOrdersOfBands();
const [first] = orders;
if (first === undefined) throw new Error('The games must have open orders.');
const scratchOrder = orderedGame('ages_10_12').order ?? first;
const args: OrderPanelProps = { order: first, onAnswer: () => {}, onHint: () => {}, onClarified: () => {} };

const meta = preview.meta({
  title: 'Game/Play screen/Fit',
  component: OrderInZones,
  parameters: { layout: 'fullscreen' },
  args,
  // A voice adds one more button.
  beforeEach: () => installSpeech().remove,
});

/** Checks that no order has to be scrolled on its ticket. */
async function everyOrderFits({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await document.fonts.ready;
  const tooLong: string[] = [];
  for (const order of orders) {
    flushSync(() => {
      shown.order = ref(order);
    });
    const body = canvasElement.querySelector('[data-filled] > * > *')?.children[1];
    const hidden = (body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0);
    if (hidden > 1) tooLong.push(`${order.problem.id}, ${order.problem.variant}: ${hidden} px`);
  }

  await expect(tooLong).toEqual([]);
  const buttons = [...canvasElement.querySelectorAll('button')].filter((button) => button.checkVisibility());
  await expect(buttons.filter(({ offsetHeight }) => offsetHeight < 44)).toEqual([]);
  const lowest = Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
  await expect(lowest).toBeLessThanOrEqual(innerHeight);
}

export const SmallestPhone = meta.story({
  ...windowOf(360, 640),
  play: everyOrderFits,
});

/** The pad covers the floor only, also while its notes have the focus. */
export const ScratchPadOnTheSmallestPhone = meta.story({
  tags: ['nightly'],
  ...windowOf(320, 640),
  beforeEach: () => {
    shown.order = ref(scratchOrder);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scratch pad' }));
    const sheet = await canvas.findByRole('group', { name: 'Scratch pad' });
    const notes = await canvas.findByRole('textbox', { name: 'Or type your notes' });
    await userEvent.click(notes);

    const bottom = Math.round(sheet.getBoundingClientRect().bottom);
    const below = [notes, ...sheet.querySelectorAll('button')].filter(
      (control) => Math.round(control.getBoundingClientRect().bottom) > bottom,
    );
    await expect(below).toEqual([]);
  },
});

export const Phone = meta.story({
  tags: ['nightly'],
  ...windowOf(390, 844),
  play: everyOrderFits,
});

export const PhoneInLandscape = meta.story({
  tags: ['nightly'],
  ...windowOf(844, 390),
  play: everyOrderFits,
});

export const SmallestPhoneWithLargeText = meta.story({
  tags: ['nightly'],
  ...windowOf(360, 640, '150'),
  play: everyOrderFits,
});

export const PhoneWithLargeText = meta.story({
  tags: ['nightly'],
  ...windowOf(390, 844, '150'),
  play: everyOrderFits,
});

export const PhoneInLandscapeWithLargeText = meta.story({
  tags: ['nightly'],
  ...windowOf(844, 390, '150'),
  play: everyOrderFits,
});

export const Tablet = meta.story({
  tags: ['nightly'],
  ...windowOf(768, 1024),
  play: everyOrderFits,
});

export const LowLaptop = meta.story({
  tags: ['nightly'],
  ...windowOf(1280, 720),
  play: everyOrderFits,
});

const { result: rightResult } = answeredGame(true);
const resultProps = { onClose: fn(), onRetryOpened: fn(), onRetryHint: fn(), onRetried: fn(), onRetryClarified: fn() };

/** No line of a result is below its buttons. */
export const ResultInLandscapeWithLargeText = meta.story({
  tags: ['nightly'],
  ...windowOf(844, 390, '150'),
  render: () => <Zones>{rightResult && <ResultDialog {...resultProps} result={rightResult} />}</Zones>,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Correct' });
    // After the dialog, whose text requests the fonts.
    await document.fonts.ready;

    const scrolled = () =>
      [...dialog.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1)
        .map((part) => `${part.scrollHeight} of ${part.clientHeight} px: ${part.textContent}`);
    await waitFor(() => expect(scrolled()).toEqual([]));
  },
});
