import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TierBadge } from './TierBadge.tsx';

const meta = preview.meta({
  title: 'Surfaces/TierBadge',
  tags: ['autodocs'],
  component: TierBadge,
  args: { tier: 'explorer' as const },
});

const tiers = ['free', 'explorer', 'family', 'classroom'] as const;

/** Outlines differ, so that tiers can be told apart without color. */
export const AllTiers = meta.story({
  render: () => (
    <Stack gap="l">
      <Stack direction="horizontal">
        {tiers.map((tier) => (
          <TierBadge key={tier} tier={tier} />
        ))}
      </Stack>
      <Stack direction="horizontal" gap="l">
        {tiers.map((tier) => (
          <TierBadge key={tier} tier={tier} size="large" />
        ))}
      </Stack>
    </Stack>
  ),
});

/** Small, next to a name or in a table. */
export const Explorer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Math Explorer')).toBeVisible();
  },
});

export const Free = meta.story({ args: { tier: 'free' } });

export const Family = meta.story({ args: { tier: 'family' } });

export const Classroom = meta.story({ args: { tier: 'classroom' } });

/** Large, where the plan is the subject of the card. */
export const Large = meta.story({ args: { size: 'large' } });
