import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { PlanCard } from './PlanCard.tsx';

const subscribe = fn();

const whole = {
  tier: 'explorer' as const,
  period: 'a month',
  bill: '$39.99 a year',
  saving: 'Save 33%',
  features: [
    { label: 'Players', value: 'One' },
    { label: 'Progress saved', value: 'On every device' },
    { label: 'Premium certificates', value: 'To print' },
  ],
  action: <Button onPress={subscribe}>Subscribe</Button>,
};

const meta = preview.meta({
  title: 'Surfaces/PlanCard',
  tags: ['autodocs'],
  component: PlanCard,
  args: { name: 'Math Explorer', description: 'For one child who plays every week.', price: '$3.33' },
  // The awning is wider than the card.
  decorators: [(Story) => <div style={{ padding: 12 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ maxInlineSize: args.size === 'large' ? '48rem' : '20rem' }}>
      <PlanCard {...args} />
    </div>
  ),
});

export const Default = meta.story({
  args: whole,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Math Explorer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));

    await expect(subscribe).toHaveBeenCalledOnce();
  },
});

/** The recommended plan, with awning and label. One per page. */
export const Suggested = meta.story({
  tags: ['nightly'],
  args: { ...whole, isSuggested: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most Popular')).toBeVisible();
  },
});

/**
 * The available plan is the largest. Wide cards are an opened menu: price and action on the first page, what is included on the second.
 */
export const SuggestedAndLarge = meta.story({ args: { ...whole, isSuggested: true, size: 'large' } });

/** The user’s own plan has a selected frame, and its end date in place of the price. */
export const Current = meta.story({
  args: {
    ...whole,
    isSuggested: true,
    size: 'large',
    current: <p>Paid until June 11, 2027</p>,
    action: <Button>Pay for more time</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan')).toBeVisible();
    await expect(canvas.getByText(/^Paid until/)).toBeVisible();
    await expect(canvas.getByText('$3.33')).not.toBeVisible();
    await expect(canvas.queryByText('Most Popular')).toBeNull();
  },
});

/** A plan that is not available yet has no action and no savings. */
export const NotReady = meta.story({
  args: {
    period: 'a month',
    features: whole.features,
    name: 'Family Plan',
    tier: 'family',
    description: 'For home, with up to five accounts.',
    price: '$6.67',
    bill: '$79.99 a year',
    isNotReady: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
  },
});

/** Features that are not included say so at the end of their line. */
export const Limitations = meta.story({
  args: {
    name: 'Free',
    tier: 'free',
    description: 'The whole game. No account needed.',
    price: '$0',
    bill: 'Free for as long as you like',
    features: [
      { label: 'Age groups', value: 'All four' },
      { label: 'Accessibility settings', value: 'All' },
    ],
    limitations: ['Saved progress', 'Certificates'],
    action: (
      <Link variant="outline" href="/">
        Play now
      </Link>
    ),
  },
});

export const PriceOnly = meta.story();

const plans = (
  <>
    <PlanCard
      name="Free"
      tier="free"
      description="The whole game. No account needed."
      price="$0"
      bill="Free for as long as you like"
      features={[{ label: 'Age groups', value: 'All four' }]}
      action={<Button variant="outline">Play now</Button>}
    />
    <PlanCard
      isSuggested
      name="Math Explorer"
      tier="explorer"
      description="For one child who plays every week and wants to see their progress over the year."
      price="$3.33"
      period="a month"
      bill="$39.99 a year"
      saving="Save 33%"
      features={whole.features}
      action={<Button>Subscribe</Button>}
    />
    <PlanCard
      isNotReady
      name="Family Plan"
      tier="family"
      description="For home, with up to five accounts."
      price="$6.67"
      period="a month"
      bill="$79.99 a year"
      features={[{ label: 'Everything in', value: 'Math Explorer' }]}
    />
  </>
);

/** In a row, cards have equal height. */
export const Row = meta.story({
  tags: ['nightly'],
  render: () => <Grid>{plans}</Grid>,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('article').map((plan) => plan.getBoundingClientRect());
    const rows = new Set(boxes.map(({ top }) => Math.round(top)));

    await expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(rows.size);
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' }, args: { ...whole, isSuggested: true } });

/** At 400 % zoom, with a price as Arabic writes it. */
export const NarrowRightToLeft = meta.story({
  tags: ['nightly'],
  globals: { locale: 'ar', viewport: { value: 'narrow', isRotated: false } },
  args: { ...whole, size: 'large', price: '١٩٫٩٩ US$' },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText(args.price ?? ''));
    const price = text.getBoundingClientRect();

    await expect(price.left).toBeGreaterThanOrEqual(card.left + 8);
    await expect(price.right).toBeLessThanOrEqual(card.right - 8);
  },
});

/** A name may wrap between its words, but never within one. */
export const NarrowLargeText = meta.story({
  tags: ['nightly'],
  globals: { textSize: '150', viewport: { value: 'narrow', isRotated: false } },
  args: { ...whole, size: 'large' },
  play: async ({ canvas, args }) => {
    const name = document.createRange();
    name.selectNodeContents(canvas.getByRole('heading', { name: args.name }));

    await expect(name.getClientRects().length).toBeLessThanOrEqual(args.name.split(' ').length);
  },
});

/**
 * Prices for several payment methods, in the same place. The page shows one of them with CSS, so that it works without scripts.
 */
export const Offers = meta.story({
  tags: ['nightly'],
  render: () => (
    <div css={{ maxInlineSize: '20rem', '& [data-offer="monthly"]': { visibility: 'hidden' } }}>
      <PlanCard
        name="Math Explorer"
        description="For one child who plays every week."
        offers={{
          yearly: { price: '$3.33', period: 'a month', bill: '$39.99 a year', saving: 'Save 33%' },
          monthly: { price: '$4.99', period: 'a month', bill: 'Paid month by month' },
        }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3.33')).toBeVisible();
    await expect(canvas.getByText('$4.99')).not.toBeVisible();
  },
});

export const DoLimits = meta.story({
  tags: ['guidance'],
  name: 'Limits are as visible as features, and the price has its period.',
  render: () => (
    <PlanCard
      name="Free"
      level={3}
      price="$0"
      period="a month"
      description="To try a day in the bistro."
      features={[{ label: 'Days', value: 'Three' }]}
      limitations={['Progress report']}
    />
  ),
});

export const DontLimits = meta.story({
  tags: ['guidance'],
  name: 'What is missing shows up after the purchase.',
  render: () => (
    <PlanCard
      name="Basic"
      level={3}
      price="From $2"
      description="The best way to learn math!"
      features={[
        { label: 'Fun', value: 'Lots' },
        { label: 'Extras', value: 'Many' },
      ]}
    />
  ),
});
