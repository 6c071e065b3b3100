import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { icons } from './icons.ts';

const meta = preview.meta({ title: 'Drawings/Icon', component: Icon, args: { name: 'bell' as const } });

// The keys of the table are the names; Object.keys forgets that.
const names = Object.keys(icons) as IconName[];

export const All = meta.story({
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', inlineSize: 88 }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Icon name="clock" size="small" />
      <Icon name="clock" />
      <Icon name="clock" size="large" />
      0:42
    </p>
  ),
});

export const RightToLeft = meta.story({
  render: () => (
    <p dir="rtl" style={{ display: 'flex', gap: 12 }}>
      {(['previous', 'next', 'arrow', 'exit', 'external', 'play', 'clock', 'check'] as const).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')]
      .filter((icon) => getComputedStyle(icon).transform !== 'none')
      .map((icon) => icon.dataset['icon']);

    await expect(turned).toEqual(['previous', 'next', 'arrow', 'exit', 'external']);
  },
});

export const SaysNothing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
