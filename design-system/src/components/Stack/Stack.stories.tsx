import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { infoIcon } from '../Icon/icons.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Layout/Stack', tags: ['autodocs'], component: Stack });

const cards = (
  <>
    <Card>Order totals</Card>
    <Card>Making change</Card>
    <Card>Stock and subtraction</Card>
  </>
);

/** Vertical. */
export const Vertical = meta.story({ args: { children: cards } });

/** Horizontal. Rows wrap if there is no room. */
export const Horizontal = meta.story({
  args: {
    direction: 'horizontal',
    children: (
      <>
        <Button>Play Math Bistro</Button>
        <Button variant="outline">See how it works</Button>
        <Tag tone="info" icon={infoIcon}>
          Ages 6 and up
        </Tag>
      </>
    ),
  },
});

/** Rows wrap if there is no room. */
export const Narrow = meta.story({
  args: { direction: 'horizontal', gap: 's', children: cards },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Stack {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByText('Order totals').getBoundingClientRect();
    const last = canvas.getByText('Stock and subtraction').getBoundingClientRect();

    await expect(last.top).toBeGreaterThan(first.bottom);
  },
});

/** At both ends, aligned on the baseline. */
export const SpaceBetween = meta.story({
  args: {
    direction: 'horizontal',
    distribute: 'space-between',
    align: 'baseline',
    children: (
      <>
        <h2>New badges</h2>
        <span>Three this month</span>
      </>
    ),
  },
});

/** As a list. */
export const AsAList = meta.story({
  args: {
    as: 'ul',
    gap: 'xs',
    children: (
      <>
        <li>Greet a customer</li>
        <li>Work it out</li>
        <li>Ring the bell</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const DoGroups = meta.story({
  tags: ['guidance'],
  name: 'Space shows what belongs together.',
  render: () => (
    <Stack gap="l">
      <Stack gap="xxs">
        <strong>Mia</strong>
        <span>Played on five days</span>
      </Stack>
      <Stack gap="xxs">
        <strong>Leo</strong>
        <span>Played on two days</span>
      </Stack>
    </Stack>
  ),
});

export const DontGroups = meta.story({
  tags: ['guidance'],
  name: 'The same space everywhere shows nothing.',
  render: () => (
    <Stack gap="m">
      <strong>Mia</strong>
      <span>Played on five days</span>
      <strong>Leo</strong>
      <span>Played on two days</span>
    </Stack>
  ),
});
