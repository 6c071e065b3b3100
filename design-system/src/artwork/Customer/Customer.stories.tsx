import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Customer, type Mood } from './Customer.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

const meta = preview.meta({
  title: 'Artwork/Customer',
  tags: ['autodocs'],
  component: Customer,
  args: { look: 0, mood: 'happy' as const },
});

const moods: readonly Mood[] = ['happy', 'waiting', 'angry'];
const sheet = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 8 } as const;

export const Happy = meta.story({
  args: { title: 'Ruth is happy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ruth is happy' })).toBeVisible();
  },
});

export const Waiting = meta.story({ args: { mood: 'waiting', look: 1 } });

export const Angry = meta.story({ args: { mood: 'angry', look: 2 } });

export const Decorative = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const SameNumberSamePerson = meta.story({
  render: () => (
    <div style={sheet}>
      <Customer look={30} mood="happy" title="Thirty" />
      <Customer look={30} mood="happy" title="Thirty again" />
      <Customer look={31} mood="happy" title="Thirty-one" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, again, next] = canvas.getAllByRole('img').map((drawing) => drawing.innerHTML);

    await expect(again).toBe(first);
    await expect(next).not.toBe(first);
  },
});

const numbers = Array.from({ length: 63 }, (_, look) => look);

/** 63 customers. */
export const AllCustomers = meta.story({
  args: { mood: 'waiting' },
  render: ({ mood }) => (
    <div style={sheet}>
      {numbers.map((look) => (
        <Customer key={look} look={look} mood={mood} />
      ))}
    </div>
  ),
});

export const EveryMood = meta.story({
  render: () => (
    <div style={{ ...sheet, gridTemplateColumns: 'repeat(3, minmax(60px, 1fr))', maxInlineSize: 480 }}>
      {numbers.slice(0, 24).map((look) => moods.map((mood) => <Customer key={mood + look} look={look} mood={mood} />))}
    </div>
  ),
});

/** Face and mark are readable at 36 px. */
export const Small = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {moods.flatMap((mood) =>
        [0, 7, 13].map((look) => (
          <span key={mood + look} style={{ inlineSize: 36 }}>
            <Customer look={look} mood={mood} />
          </span>
        )),
      )}
    </div>
  ),
});

export const DoPlace = meta.story({
  tags: ['guidance'],
  name: 'Everybody sits, stands or leans on something.',
  render: () => (
    <div style={{ inlineSize: 120, borderBlockEnd: '4px solid var(--border-strong)' }}>
      <Customer look={0} mood="happy" />
    </div>
  ),
});

export const DontPlace = meta.story({
  tags: ['guidance'],
  name: 'A head in the air, next to a failure.',
  render: () => (
    <Stack direction="horizontal" gap="s" align="center">
      <div style={{ inlineSize: 72 }}>
        <Customer look={0} mood="angry" />
      </div>
      <span>The payment failed.</span>
    </Stack>
  ),
});
