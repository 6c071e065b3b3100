import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../Button/Button.tsx';
import { Card } from '../../Card/Card.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { TierBadge } from '../../TierBadge/TierBadge.tsx';
import { Pricing } from './Pricing.tsx';

const meta = preview.meta({
  title: 'Patterns/Pricing',
  component: Pricing,
  args: { onSubscribe: fn() },
  parameters: { layout: 'fullscreen' },
});

/** By the year at first; the monthly equivalent, the annual total and the saving are lines of the plan. */
export const ByTheYear = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Math Explorer' })).toHaveTextContent('3.33');
    await expect(canvas.getByText(/39\.99.* a year$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));

    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
});

export const ByTheMonth = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));

    await expect(canvas.getByRole('article', { name: 'Math Explorer' })).toHaveTextContent('4.99');
    await expect(canvas.queryByText(/a year$/)).toBeNull();
  },
});

/** Two plans cannot be had yet: their buttons say so and do nothing. */
export const NotReadyPlans = meta.story({
  play: async ({ canvas }) => {
    const notReady = canvas.getAllByRole('button', { name: 'Coming Soon' });

    await expect(notReady).toHaveLength(2);
    for (const button of notReady) await expect(button).toBeDisabled();
  },
});

export const QuestionOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I stop at any time?' }));

    await waitFor(() => expect(canvas.getByText(/You keep what you paid for/)).toBeVisible());
  },
});

export const ForASubscriber = meta.story({
  args: {
    banner: (
      <Card>
        <Stack direction="horizontal" distribute="space-between">
          <Stack direction="horizontal">
            <TierBadge tier="explorer" size="large" />
            <span>Renews on March 3, 2027.</span>
          </Stack>
          <Button emphasis="quiet">Cancel subscription</Button>
        </Stack>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
