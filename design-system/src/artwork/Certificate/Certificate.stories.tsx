import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Certificate } from './Certificate.tsx';

const meta = preview.meta({
  title: 'Artwork/Certificate',
  tags: ['autodocs'],
  component: Certificate,
  args: {
    title: 'Certificate of practice',
    intro: 'This is given to',
    name: 'Mia',
    children: 'You gave exact change for a whole day at Math Bistro and worked out every bill yourself.',
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

/** Long text wraps, and the sheet grows. */
export const LongName = meta.story({
  args: {
    title: 'Certificate of multiplication and division',
    name: 'Maximiliane-Alexandra Wolkenstein-Hohenberg',
    children:
      'You worked out three hundred bills in seven days, with dishes of all three menus, and you shared every tip fairly between the tables of the restaurant.',
  },
});

/** It shrinks with its container, down to 320 px, and stays readable. */
export const OnAPhone = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Certificate {...args} />
    </div>
  ),
});

const whole = {
  points: [
    'Uses the times tables (3.OA.C.7)',
    'Works out large orders (3.OA.A.3)',
    'Gives change from a bill (4.MD.A.2)',
    'Finds out what is left (3.NBT.A.2)',
  ],
  facts: '412 problems, 91 percent right',
  check: 'Check code 7K3MQ-X9T2A, at countertop.example/verify',
};

/** With skills, figures and a verification code. Without a name, the line is blank to fill in by hand. */
export const AllContent = meta.story({
  args: whole,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/7K3MQ-X9T2A/)).toBeVisible();
  },
});

export const AllContentOnAPhone = meta.story({
  args: whole,
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Certificate {...args} />
    </div>
  ),
});

/** Leaves the line blank to fill in by hand. */
export const WithoutName = meta.story({ args: { name: '' } });

export const Minimal = meta.story({
  render: () => (
    <Certificate title="Certificate" name="Omar" date={{ text: 'May 3, 2026' }} signature={{ text: 'Countertop' }}>
      You solved ten problems without a hint.
    </Certificate>
  ),
});
