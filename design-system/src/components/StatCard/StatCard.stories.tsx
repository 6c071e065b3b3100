import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StatCard, StatStrip } from './StatCard.tsx';

const meta = preview.meta({
  title: 'Data/StatCard',
  tags: ['autodocs'],
  component: StatCard,
  args: { label: 'Problems answered', value: '102', note: '86 right on the first try' },
});

/** The figures of a page are grouped in a `StatStrip`: one surface with hairlines. */
export const Strip = meta.story({
  render: () => week,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
});

/** Three. */
export const StripOfThree = meta.story({
  render: () => (
    <StatStrip>
      <StatCard label="Played this week" value="21 of 24" note="2 more than last week" />
      <StatCard label="Right on first try" value="79%" note="Last week: 76%" />
      <StatCard label="Need help" value="4" note="3 on making change" />
    </StatStrip>
  ),
});

/** On phones there are two columns. */
export const OnAPhone = meta.story({ render: () => <div style={{ maxInlineSize: 328 }}>{week}</div> });

/** At 240 px, or with large text, they are stacked. */
export const VeryNarrow = meta.story({ render: () => <div style={{ maxInlineSize: 240 }}>{week}</div> });

/** Text values wrap. The note is optional. */
export const LongValue = meta.story({
  render: () => (
    <StatStrip>
      <StatCard label="Favorite kind of problem" value="Stock and subtraction" note="31 of the last 102 problems" />
      <StatCard label="Revenue" value="$1,234,567.89" note="$12,004 more than last month" />
      <StatCard label="Level" value="3" />
    </StatStrip>
  ),
});

/** Loading: labels and space are already shown. */
export const Loading = meta.story({
  render: () => (
    <StatStrip>
      <StatCard label="Time this week" value="" note="" isLoading />
      <StatCard label="Problems answered" value="" note="" isLoading />
      <StatCard label="Level" value="" note="" isLoading />
    </StatStrip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Loading');
  },
});

const week = (
  <StatStrip>
    <StatCard label="Time this week" value="1 h 16 min" note="Goal: 1 h. Reached" />
    <StatCard label="Problems answered" value="102" note="86 right on the first try" />
    <StatCard label="Level" value="3" note="Intermediate, 8 to 9" />
    <StatCard label="Hints used" value="9" note="5 fewer than last week" />
  </StatStrip>
);

/** A single figure, with its own surface. */
export const Alone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Problems answered');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('102');
  },
});

export const DoChange = meta.story({
  tags: ['guidance'],
  name: 'The change is in words, because more is not always better.',
  render: () => <StatCard label="Hints used" value="12" note="5 fewer than last week" />,
});

export const DontChange = meta.story({
  tags: ['guidance'],
  name: 'An arrow and a percentage, without a reference.',
  render: () => <StatCard label="Hints" value="12.00" note="▼ 29.41%" />,
});
