import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Certificate } from './Certificate.tsx';

const meta = preview.meta({
  title: 'Drawings/Certificate',
  component: Certificate,
  args: {
    title: 'Certificate of practice',
    intro: 'This is given to',
    name: 'Mia',
    children: 'You gave exact change for a whole day at Math Bistro, and worked out every bill by yourself.',
    date: { text: 'May 3, 2026', label: 'Date' },
    signature: { text: 'Countertop', label: 'Given by' },
    seal: 4,
  },
});

export const ForPrinting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Certificate of practice' })).toBeVisible();
    await expect(canvas.getByText('Mia')).toBeVisible();
    await expect(canvas.getByText('May 3, 2026')).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    title: 'Certificate of multiplication and division',
    name: 'Maximiliane-Alexandra Wolkenstein-Hohenberg',
    children:
      'You worked out three hundred bills in seven days, with dishes of all three menus, and you shared every tip fairly between the tables of the restaurant.',
  },
});

export const OnAPhone = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Certificate {...args} />
    </div>
  ),
});

export const Least = meta.story({
  render: () => (
    <Certificate title="Certificate" name="Omar" date={{ text: 'May 3, 2026' }} signature={{ text: 'Countertop' }}>
      You solved ten sums without a hint.
    </Certificate>
  ),
});
