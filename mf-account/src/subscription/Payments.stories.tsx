import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { payments } from '../account/account.fixture.ts';
import { Payments } from './Payments.tsx';

const meta = preview.meta({ title: 'Account/Payments', component: Payments, args: { payments } });

export const PaidAndRefunded = meta.story({
  // Figures and dates as English writes them.
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const [year, refunded, partly] = canvas.getAllByRole('listitem').map((item) => within(item));

    await expect(year?.getByText('Math Explorer, one year')).toBeVisible();
    await expect(year?.getByText('$39.99')).toBeVisible();
    await expect(year?.getByText('Paid on March 3, 2026')).toBeVisible();
    await expect(year?.queryByText(/refunded/i)).toBeNull();
    await expect(refunded?.getByText('Refunded')).toBeVisible();
    await expect(partly?.getByText('$2.00 refunded')).toBeVisible();
  },
});

export const None = meta.story({
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have paid nothing so far.')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
