import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TileWall } from '../TileWall/TileWall.tsx';
import { Confetti } from './Confetti.tsx';

const meta = preview.meta({ title: 'Feedback/Confetti', tags: ['autodocs'], component: Confetti });

const onPress = fn();

export const OnTile = meta.story({
  render: () => (
    <div style={{ position: 'relative', blockSize: 360 }}>
      <TileWall glaze="none">
        <div style={{ blockSize: 360 }} />
      </TileWall>
      <Confetti />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Controls below it can be pressed. */
export const IgnoresPresses = meta.story({
  beforeEach: () => void onPress.mockClear(),
  render: () => (
    <div style={{ position: 'relative', display: 'grid', placeItems: 'center', blockSize: 360 }}>
      <Button onPress={onPress}>Open for day 3</Button>
      <Confetti />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open for day 3' });
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);

    await userEvent.click(button);

    await expect(onPress).toHaveBeenCalledOnce();
  },
});

/** With reduced motion, no confetti falls. */
export const ReducedMotion = meta.story({
  globals: { motion: 'on' },
  render: () => (
    <div style={{ position: 'relative', blockSize: 360 }}>
      <Confetti />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});
