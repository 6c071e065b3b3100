import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: [12, 18, 15, 22, 19, 27, 31] },
  decorators: [
    (Story) => (
      <div data-audience="adult" style={{ maxInlineSize: 320 }}>
        <Card>
          <p style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            31 visitors, 4 more than yesterday
            <Story />
          </p>
        </Card>
      </div>
    ),
  ],
});

export const Rising = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const WithGap = meta.story({ args: { values: [12, 18, null, null, 19, 27, 31] } });

export const AllZero = meta.story({ args: { values: [0, 0, 0, 0] } });

export const OneValue = meta.story({
  args: { values: [31] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});
