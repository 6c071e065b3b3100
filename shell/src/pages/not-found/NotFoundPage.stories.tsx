import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({ title: 'Shell/Not found', component: NotFoundPage });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(
      canvas.getByText("The page you're looking for doesn't exist. Let's get you back to the games!"),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
});
