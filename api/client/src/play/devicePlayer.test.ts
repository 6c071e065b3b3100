// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** Opens a page in a new tab. */
async function openTab() {
  vi.resetModules();
  return import('./devicePlayer.ts');
}

beforeEach(() => localStorage.clear());

it('notices in other tabs that the device is handed over or taken back', async () => {
  const early = await openTab();
  const family = await openTab();
  family.setDevicePlayer('mia');
  const game = await openTab();
  expect([early, family, game].map((tab) => tab.hasPlayerChanged())).toEqual([false, false, false]);

  family.setDevicePlayer(family.grownUp);

  expect([early, family, game].map((tab) => tab.hasPlayerChanged())).toEqual([true, false, true]);
});

it('reports nothing after signing out, which clears the browser', async () => {
  const tab = await openTab();
  tab.setDevicePlayer('mia');

  localStorage.clear();

  expect(tab.hasPlayerChanged()).toBe(false);
});
