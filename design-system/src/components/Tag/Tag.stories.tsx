import preview from '../../../../.storybook/preview.tsx';
import { alertIcon, checkIcon, clockIcon, infoIcon, starIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ title: 'Surfaces/Tag', component: Tag, args: { children: 'Ages 6 and up' } });

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

export const Tones = meta.story({ render: () => tones });

export const OnPaper = meta.story({ render: () => <Ticket>{tones}</Ticket> });

export const OnTile = meta.story({
  render: () => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      {tones}
    </div>
  ),
});

/** Long text in a narrow container wraps instead of being cut off. */
export const LongText = meta.story({
  args: { tone: 'info', icon: infoIcon, children: 'Multiplikationsaufgaben bis zum kleinen Einmaleins' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Tag {...args} />
    </div>
  ),
});
