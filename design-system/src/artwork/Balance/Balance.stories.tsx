import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Ticket } from '../../components/Ticket/Ticket.tsx';
import { Balance, type BalanceProps, tiltDegrees } from './Balance.tsx';

const meta = preview.meta({
  title: 'Restaurant/Balance',
  component: Balance,
  render: (args: BalanceProps) => (
    <div style={{ maxInlineSize: 380 }}>
      <Ticket>
        <Balance {...args} />
      </Ticket>
    </div>
  ),
});

export const Right = meta.story({ args: { error: 0, label: 'Just right' } });

export const TooMuch = meta.story({
  args: { error: 0.4, label: '$2 too much' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2 too much')).toBeVisible();
    await expect(tiltDegrees(0.4)).toBeGreaterThan(tiltDegrees(0.01));
    await expect(tiltDegrees(40)).toBe(6);
  },
});

export const TooLittle = meta.story({ args: { error: -0.8, label: '$4 too little' } });

/** An error of a cent is visible. */
export const ByACent = meta.story({ args: { error: 0.001, label: '1¢ too much' } });

export const RightToLeft = meta.story({ globals: { locale: 'ar' }, args: { error: 1, label: '$5 زيادة' } });
