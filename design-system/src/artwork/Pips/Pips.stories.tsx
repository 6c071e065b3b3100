import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Pips } from './Pips.tsx';

const meta = preview.meta({
  title: 'Restaurant/Pips',
  tags: ['autodocs'],
  component: Pips,
  args: { filled: 3, total: 5 },
});

export const Waiting = meta.story();

export const NextToText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <span>
        <Pips filled={5} total={5} /> Ordering
      </span>
      <span>
        <Pips filled={3} total={5} /> Waiting
      </span>
      <span style={{ color: 'var(--danger-text)' }}>
        <Pips filled={1} total={5} /> Hurry!
      </span>
    </div>
  ),
});

export const IsHidden = meta.story({
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(3);
    await expect(canvasElement.querySelector('[aria-hidden]')).not.toBeNull();
  },
});

export const DoWord = meta.story({
  tags: ['guidance'],
  name: 'A word says the same.',
  render: () => (
    <span>
      <Pips filled={3} total={5} /> Waiting
    </span>
  ),
});

export const DontWord = meta.story({
  tags: ['guidance'],
  name: 'Bars without a word, which some people can’t count.',
  render: () => (
    <span>
      <Pips filled={3} total={5} />
    </span>
  ),
});
