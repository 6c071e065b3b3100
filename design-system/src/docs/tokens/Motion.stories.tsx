import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MotionTable } from './MotionTable.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionTable });

export const Transitions = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [runner] = canvasElement.querySelectorAll('[style*="transition-duration"]');

    await userEvent.click(canvas.getByRole('button', { name: 'Run: Press' }));

    await expect(runner).toHaveAttribute('data-at-end');
  },
});

export const ReducedMotion = meta.story({
  globals: { motion: 'on' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const runner = canvasElement.querySelector('li:last-child [style*="transition-duration"]');
    if (!runner) throw new Error('Found no element to animate.');

    await userEvent.click(canvas.getByRole('button', { name: 'Run: Level up' }));

    await expect(parseFloat(getComputedStyle(runner).transitionDuration)).toBeLessThanOrEqual(0.001);
  },
});
