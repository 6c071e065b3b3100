import preview from '../../../../.storybook/preview.tsx';
import { alertIcon, checkIcon, clockIcon, infoIcon, starIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  title: 'Surfaces/Tag',
  tags: ['autodocs'],
  component: Tag,
  args: { children: 'Ages 6 and up' },
});

/** Neutral. */
export const Neutral = meta.story();

export const WithAnIcon = meta.story({ args: { icon: starIcon, children: 'Most Popular' } });

const tones = (
  <Stack direction="horizontal" gap="s">
    <Tag tone="success" icon={checkIcon}>
      Served
    </Tag>
    <Tag tone="warning" icon={clockIcon}>
      Coming Soon
    </Tag>
    <Tag tone="danger" icon={alertIcon}>
      Not quite
    </Tag>
    <Tag tone="info" icon={infoIcon}>
      New
    </Tag>
  </Stack>
);

/** The four tones, each with its own icon. */
export const Tones = meta.story({ render: () => tones });

export const OnPaper = meta.story({ render: () => <Ticket>{tones}</Ticket> });

/** On tile and paper it keeps its background. */
export const OnTile = meta.story({
  render: () => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      {tones}
    </div>
  ),
});

/** Long text wraps. */
export const LongText = meta.story({
  args: { tone: 'info', icon: infoIcon, children: 'Multiplikationsaufgaben bis zum kleinen Einmaleins' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Tag {...args} />
    </div>
  ),
});

export const DoWords = meta.story({
  tags: ['guidance'],
  name: 'One or two words about the state of one thing.',
  render: () => (
    <Stack direction="horizontal" gap="s">
      <Tag tone="success">Paid</Tag>
      <Tag>Not played yet</Tag>
    </Stack>
  ),
});

export const DontWords = meta.story({
  tags: ['guidance'],
  name: 'A sentence in a frame, and color without a meaning.',
  render: () => (
    <Stack gap="s">
      <Tag tone="info">Your payment was received on November 3</Tag>
      <Tag tone="danger">New</Tag>
    </Stack>
  ),
});
