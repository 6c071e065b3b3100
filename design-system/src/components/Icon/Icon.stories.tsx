import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  arrowIcon,
  bellIcon,
  checkIcon,
  clockIcon,
  exitIcon,
  externalIcon,
  nextIcon,
  playIcon,
  previousIcon,
} from './icons.ts';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ title: 'Artwork/Icon', component: Icon, args: { icon: bellIcon } });

export const Sizes = meta.story({
  render: () => (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Icon icon={clockIcon} size="small" />
      <Icon icon={clockIcon} />
      <Icon icon={clockIcon} size="large" />
      0:42
    </p>
  ),
});

export const RightToLeft = meta.story({
  render: () => (
    <p dir="rtl" style={{ display: 'flex', gap: 12 }}>
      {[previousIcon, nextIcon, arrowIcon, exitIcon, externalIcon, playIcon, clockIcon, checkIcon].map((icon) => (
        <Icon key={icon.path} icon={icon} />
      ))}
    </p>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('path')]
      .filter((path) => path.parentElement && getComputedStyle(path.parentElement).transform !== 'none')
      .map((path) => path.getAttribute('d'));

    await expect(turned).toEqual([previousIcon, nextIcon, arrowIcon, exitIcon, externalIcon].map(({ path }) => path));
  },
});

export const IsHidden = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
