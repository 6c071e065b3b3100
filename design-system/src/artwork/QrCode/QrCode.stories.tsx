import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  title: 'Restaurant/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  args: { text: 'https://countertop.test/game', label: 'QR code of the link to the game' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of the link to the game' })).toBeVisible();
  },
});

/** As wide as its place. */
export const Filled = meta.story({
  args: { isFilled: true },
  play: async ({ canvas, canvasElement }) => {
    const code = await canvas.findByRole('img');

    await expect(code.getBoundingClientRect().width).toBe(canvasElement.getBoundingClientRect().width);
  },
});
