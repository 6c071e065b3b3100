import { expect, waitFor } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({ title: 'Shell/Not found', component: NotFoundPage });

export const Default = meta.story({
  parameters: inAllModes,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(
      canvas.getByText("The page you're looking for doesn't exist. Let's get you back to the games!"),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
});

/** Under reduced motion, too, the pea ends next to its plate. */
export const ThePeaRollsOff = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const plate = canvasElement.querySelector('svg:has(text)');
    if (!plate) throw new Error('The picture is missing.');

    await userEvent.hover(plate);

    await waitFor(() => expect(plate).toHaveAttribute('data-rolled'));
  },
});
