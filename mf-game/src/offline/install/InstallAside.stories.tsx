import { watchInstallPrompt } from '@countertop/client/site/installPrompt';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { InstallAside } from './InstallAside.tsx';
import { isInstallShown } from './installSystem.ts';

const title = 'For grown-ups: Math Bistro as an app';
const help = () => screen.queryByRole('region', { name: title });

const meta = preview.meta({
  title: 'Game/Install help',
  component: InstallAside,
  args: { day: 3, children: 'Something else' },
  beforeEach: () => {
    isInstallShown.set(false);
    return () => isInstallShown.set(false);
  },
});

/** An iPhone or iPad with the site in Safari, or on the Home Screen. */
function onIos({ standalone }: { standalone: boolean }) {
  return () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
    return () => void Reflect.deleteProperty(navigator, 'standalone');
  };
}

const prompt = fn(async () => {});

/** Chromium on Android or a computer, which offers to install the site. */
function offered() {
  watchInstallPrompt();
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: prompt.mockClear() }));
  return () => window.dispatchEvent(new Event('appinstalled'));
}

export const SafariOnIos = meta.story({
  beforeEach: onIos({ standalone: false }),
  play: async () => {
    await expect(help()).toHaveTextContent('Add to Home Screen');
    await expect(help()).toHaveTextContent('seven days');
    await expect(isInstallShown.get()).toBe(true);
  },
});

export const Chromium = meta.story({
  beforeEach: offered,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Install' })).toBeVisible();
    await expect(help()).not.toHaveTextContent('seven days');
  },
});

export const Installing = meta.story({
  tags: ['behavior'],
  beforeEach: offered,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));

    await expect(prompt).toHaveBeenCalledOnce();
    await expect(help()).toBeNull();
  },
});

export const Dismissed = meta.story({
  tags: ['behavior'],
  beforeEach: offered,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));

    await expect(help()).toBeNull();
    await expect(prompt).not.toHaveBeenCalled();
  },
});

export const Installed = meta.story({
  tags: ['behavior'],
  beforeEach: onIos({ standalone: true }),
  play: async ({ canvas }) => {
    await expect(help()).toBeNull();
    await expect(canvas.getByText('Something else')).toBeVisible();
  },
});

/** Firefox, Safari on a Mac. */
export const OtherSystems = meta.story({
  tags: ['behavior'],
  play: async () => {
    await expect(help()).toBeNull();
    await expect(isInstallShown.get()).toBe(false);
  },
});

export const SecondDay = meta.story({
  tags: ['behavior'],
  args: { day: 2 },
  beforeEach: offered,
  play: async () => {
    await expect(help()).toBeNull();
  },
});

export const ShownBefore = meta.story({
  tags: ['behavior'],
  beforeEach: () => {
    isInstallShown.set(true);
    return offered();
  },
  play: async () => {
    await expect(help()).toBeNull();
  },
});
