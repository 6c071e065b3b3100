import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flameIcon } from '../Icon/icons.ts';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Feedback/Meter',
  tags: ['autodocs'],
  component: Meter,
  args: { label: 'Players in the Family plan', value: 2, maxValue: 4, valueText: '2 of 4' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** A share of a whole. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Players in the Family plan' });

    await expect(meter).toHaveAttribute('aria-valuenow', '2');
    await expect(meter).toHaveAttribute('aria-valuetext', '2 of 4');
  },
});

/** Without `valueText`, the value is a percentage. */
export const Percentage = meta.story({
  render: () => <Meter label="Making change" value={80} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', expect.stringContaining('80'));
  },
});

/** `verdict` says what the value means, with icon, text and color. */
export const Verdicts = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Meter label="Order totals" value={94} verdict={{ tone: 'success', word: 'Secure' }} />
      <Meter label="Making change" value={80} verdict={{ tone: 'info', word: 'Growing' }} />
      <Meter label="Fair prices" value={45} verdict={{ tone: 'warning', word: 'New', icon: flameIcon }} />
      <Meter
        label="Seats in the plan"
        value={35}
        maxValue={35}
        valueText="35 of 35"
        verdict={{ tone: 'danger', word: 'No seats left' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Secure', 'Growing', 'New', 'No seats left']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
});

/** A list of meters, aligned. On a phone each is stacked. */
export const Rows = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 640 }}>
      <Meter
        layout="row"
        label="Order totals"
        value={94}
        valueText="28 of 30"
        verdict={{ tone: 'success', word: 'Secure' }}
      />
      <Meter
        layout="row"
        label="Giving change from a large bill"
        value={45}
        valueText="4 of 9"
        verdict={{ tone: 'info', word: 'Growing' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('meter').map((meter) => meter.querySelector('[data-part="bar"]'));
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
  },
});

/** Nothing yet. */
export const Empty = meta.story({ args: { value: 0, valueText: '0 of 4' } });

/** Above the maximum, the bar is full and the text has the value. */
export const AboveMaximum = meta.story({
  args: { value: 6, valueText: '6 of 4', verdict: { tone: 'danger', word: 'Two players too many' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '4');
  },
});

export const LongLabel = meta.story({
  args: {
    label: 'Problems answered right the first time this week',
    value: 71,
    maxValue: 100,
    valueText: '71 of 100 problems',
    verdict: { tone: 'info', word: 'Growing: seven more than last week' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const DoVerdict = meta.story({
  tags: ['guidance'],
  name: 'The words judge the skill, and say what comes next.',
  render: () => <Meter label="Making change" value={35} verdict={{ tone: 'warning', word: 'Needs practice' }} />,
});

export const DontVerdict = meta.story({
  tags: ['guidance'],
  name: 'A number without its range, and a judgment of the child.',
  render: () => <Meter label="Mia: weak at math" value={35} valueText="35" />,
});
