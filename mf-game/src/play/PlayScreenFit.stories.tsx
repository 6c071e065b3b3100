import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { longestOrders, orderedGame } from '../session/scenes.fixture.ts';
import { StillGame } from '../session/StillGame.fixture.tsx';
import { installSpeech } from '../assist/read-aloud/speech.fixture.ts';

const meta = preview.meta({
  title: 'Game/Play screen/Fit',
  component: StillGame,
  parameters: { layout: 'fullscreen' },
  args: { game: orderedGame() },
  // A voice adds one more button.
  beforeEach: () => installSpeech().remove,
});

/** Storybook settings for a window of this size. */
function windowOf(width: number, height: number) {
  const size = `${width}x${height}`;
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    parameters: { viewport: { options: { [size]: { name: size, styles } } } },
    // The layout fits only at 100% text size; larger text scrolls.
    globals: { viewport: { value: size }, textSize: '100' },
  };
}

interface Playing {
  readonly canvasElement: HTMLElement;
  readonly mount: (ui: ReactElement) => Promise<unknown>;
}

/** Checks that header, stats, floor, ticket and keys fit into the window for every problem variant. */
async function everyOrderFits({ mount, canvasElement }: Playing): Promise<void> {
  for (const game of longestOrders()) {
    await mount(<StillGame key={game.order?.problem.id} game={game} />);
    await document.fonts.ready;
    const label = `${game.band}, ${game.order?.problem.variant}`;
    // Queries by role are too slow here.
    const keys = canvasElement.querySelector('[role="toolbar"]')?.getBoundingClientRect();
    const targets = [...canvasElement.querySelectorAll('button')].filter((button) => button.checkVisibility());
    const tooLow = targets.filter((target) => target.offsetHeight < 44).map((target) => target.textContent);

    await expect(window.scrollY, label).toBe(0);
    await expect(keys?.bottom, label).toBeLessThanOrEqual(innerHeight);
    await expect(targets.length, label).toBeGreaterThan(10);
    await expect(tooLow, label).toEqual([]);
  }
}

export const SmallestPhone = meta.story({
  ...windowOf(360, 640),
  play: everyOrderFits,
});

export const SmallPhone = meta.story({ ...windowOf(360, 740), play: everyOrderFits });

export const ShortPhone = meta.story({ ...windowOf(390, 664), play: everyOrderFits });

export const Phone = meta.story({ ...windowOf(390, 844), play: everyOrderFits });

export const LowLaptop = meta.story({ ...windowOf(1280, 720), play: everyOrderFits });

export const LowLaptopWithAHint = meta.story({
  ...windowOf(1280, 720),
  play: async ({ mount, userEvent }) => {
    for (const game of longestOrders().filter(({ band }) => band === 'ages_12_plus')) {
      const canvas = await mount(<StillGame key={game.order?.problem.id} game={game} />);
      await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));

      const check = canvas.getByRole('button', { name: 'Check!' }).getBoundingClientRect();
      await expect(check.bottom, game.order?.problem.variant).toBeLessThanOrEqual(innerHeight);
    }
  },
});
