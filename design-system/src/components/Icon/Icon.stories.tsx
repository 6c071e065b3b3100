import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import * as icons from './icons.ts';
import {
  arrowIcon,
  bellIcon,
  checkIcon,
  clockIcon,
  exitIcon,
  externalIcon,
  nextIcon,
  offlineIcon,
  playIcon,
  previousIcon,
} from './icons.ts';
import { Icon } from './Icon.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({ title: 'Artwork/Icon', tags: ['autodocs'], component: Icon, args: { icon: bellIcon } });

/** Three sizes, relative to the text. */
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

/** In RTL. */
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

/** All icons with their export names. */
export const AllIcons = meta.story({
  render: () => (
    <Grid as="ul" narrowest="small">
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ overflowWrap: 'anywhere' }}>
          <Icon icon={icon} size="large" /> {name}
        </li>
      ))}
    </Grid>
  ),
});

export const IsHidden = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const DoWord = meta.story({
  tags: ['guidance'],
  name: 'The icon makes the word faster to find.',
  render: () => (
    <Stack as="ul" gap="s">
      <li>
        <Icon icon={checkIcon} /> Saved on this device
      </li>
      <li>
        <Icon icon={offlineIcon} /> You are offline
      </li>
    </Stack>
  ),
});

export const DontWord = meta.story({
  tags: ['guidance'],
  name: 'The icon alone: everybody guesses, and screen readers skip it.',
  render: () => (
    <Stack direction="horizontal" gap="m">
      <Icon icon={checkIcon} size="large" />
      <Icon icon={offlineIcon} size="large" />
    </Stack>
  ),
});
