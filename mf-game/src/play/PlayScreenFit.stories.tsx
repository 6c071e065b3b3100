import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import type { AgeBand } from '@countertop/engine/problems/band';
import preview from '../../../.storybook/preview.tsx';
import { longestOrders, startedGame } from '../session/scenes.fixture.ts';
import { installSpeech } from '../assist/read-aloud/speech.fixture.ts';
import { OrderPanel, type OrderPanelProps } from './order/OrderPanel.tsx';
import { StatsRow } from './stats/StatsRow.tsx';
import { floorSide, orderSide, play, service } from './PlayScreen.styles.ts';

/** The zones of the play screen, without the floor, which makes this fast. */
function Zones(props: OrderPanelProps) {
  return (
    <div css={service}>
      <StatsRow stats={stats} />
      <div css={play}>
        <div css={floorSide} />
        <div css={orderSide}>
          <OrderPanel key={props.order.problem.id} {...props} />
        </div>
      </div>
    </div>
  );
}

const { stats } = startedGame();
const [first] = longestOrders();
if (first?.order == null) throw new Error('The scene must have an open order.');
const args: OrderPanelProps = { order: first.order, onAnswer: () => {}, onHint: () => {}, onClarified: () => {} };

const meta = preview.meta({
  title: 'Game/Play screen/Fit',
  component: Zones,
  parameters: { layout: 'fullscreen' },
  args,
  // A voice adds one more button.
  beforeEach: () => installSpeech().remove,
});

/** Storybook settings for a window of this size. */
function windowOf(width: number, height: number) {
  const size = `${width}x${height}`;
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    parameters: { viewport: { options: { [size]: { name: size, styles } } } },
    // Orders fit without scrolling at 100% text size only.
    globals: { viewport: { value: size }, textSize: '100' },
  };
}

interface Playing {
  readonly canvasElement: HTMLElement;
  readonly mount: (ui: ReactElement) => Promise<unknown>;
}

/** Checks that no problem variant has to be scrolled on its ticket, except those of some bands on small phones. */
async function everyOrderFits({ mount, canvasElement }: Playing, mayScroll: readonly AgeBand[] = []): Promise<void> {
  const tooLong: string[] = [];
  for (const { order, band } of longestOrders()) {
    if (order === null) continue;
    await mount(<Zones {...args} order={order} />);
    await document.fonts.ready;
    const ticket = canvasElement.querySelector('[data-filled] > * > *');
    const hidden = (ticket?.children[1]?.scrollHeight ?? 0) - (ticket?.children[1]?.clientHeight ?? 0);
    if (hidden > 1 && !mayScroll.includes(band)) tooLong.push(`${band}, ${order.problem.variant}: ${hidden} px`);
  }

  await expect(tooLong).toEqual([]);
  const buttons = [...canvasElement.querySelectorAll('button')].filter((button) => button.checkVisibility());
  await expect(buttons.filter(({ offsetHeight }) => offsetHeight < 44)).toEqual([]);
  const lowest = Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
  await expect(lowest).toBeLessThanOrEqual(innerHeight);
}

/** Longer orders scroll on the ticket. */
export const SmallestPhone = meta.story({
  ...windowOf(360, 640),
  play: ({ mount, canvasElement }) =>
    everyOrderFits({ mount, canvasElement }, ['ages_6_7', 'ages_10_12', 'ages_12_plus']),
});

export const Phone = meta.story({
  ...windowOf(390, 844),
  play: ({ mount, canvasElement }) => everyOrderFits({ mount, canvasElement }, ['ages_12_plus']),
});

export const PhoneInLandscape = meta.story({
  ...windowOf(844, 390),
  play: ({ mount, canvasElement }) => everyOrderFits({ mount, canvasElement }, ['ages_10_12', 'ages_12_plus']),
});

export const Tablet = meta.story({
  ...windowOf(768, 1024),
  play: ({ mount, canvasElement }) => everyOrderFits({ mount, canvasElement }),
});

export const LowLaptop = meta.story({
  ...windowOf(1280, 720),
  play: ({ mount, canvasElement }) => everyOrderFits({ mount, canvasElement }),
});
