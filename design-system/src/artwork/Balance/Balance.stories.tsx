import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import { Balance, type BalanceProps, tiltDegrees } from './Balance.tsx';

const meta = preview.meta({
  title: 'Restaurant/Balance',
  tags: ['autodocs'],
  component: Balance,
  render: (args: BalanceProps) => (
    <div style={{ maxInlineSize: 380 }}>
      <Ticket>
        <Balance {...args} />
      </Ticket>
    </div>
  ),
});

/** Equal when the answer is right. */
export const Right = meta.story({ args: { error: 0, label: 'Just right' } });

/** Tilted by the direction and size of the error, at most 6°. */
export const TooMuch = meta.story({
  args: { error: 0.4, label: '$2 too much' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2 too much')).toBeVisible();
    await expect(tiltDegrees(0.4)).toBeGreaterThan(tiltDegrees(0.01));
    await expect(tiltDegrees(40)).toBe(6);
  },
});

export const TooLittle = meta.story({ args: { error: -0.8, label: '$4 too little' } });

/** Small errors are visible, too. */
export const ByACent = meta.story({ args: { error: 0.001, label: '1¢ too much' } });

/** In RTL the bars are mirrored. */
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, args: { error: 1, label: '$5 زيادة' } });

export const DoWords = meta.story({
  tags: ['guidance'],
  decorators: [
    (Story) => (
      <Ticket>
        <Story />
      </Ticket>
    ),
  ],
  name: 'The words say how far off the answer is.',
  render: () => <Balance error={0.25} label="50 cents too much" />,
});

export const DontWords = meta.story({
  tags: ['guidance'],
  decorators: [
    (Story) => (
      <Ticket>
        <Story />
      </Ticket>
    ),
  ],
  name: 'The words judge, and the bars have to explain.',
  render: () => <Balance error={0.25} label="Wrong" />,
});
