import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Customer, type Mood } from './Customer.tsx';

const meta = preview.meta({
  title: 'Artwork/Customer',
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
