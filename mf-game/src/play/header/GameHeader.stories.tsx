import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { preferences, savePreferences } from '@countertop/design-system/preferences';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { busyGame } from '../../session/scenes.fixture.ts';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import { GameStoreProvider } from '../../session/GameStoreContext.tsx';
import { restaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { windowOf } from '../windowOf.fixture.ts';
import { GameHeader, type GameHeaderProps } from './GameHeader.tsx';

const store = createReadyStore(busyGame());

const args: GameHeaderProps = { look: 'restaurant' };

const meta = preview.meta({
  title: 'Game/Header',
  component: GameHeader,
  parameters: { layout: 'fullscreen' },
  args,
  beforeEach: () => {
    store.openDialog(null);
    store.dispatch({ type: 'resumed' });
    return () => savePreferences({ soundEnabled: true });
  },
  decorators: [(Story) => <GameStoreProvider store={store}>{Story()}</GameStoreProvider>],
});

const wide = { viewport: { value: 'desktop' } };

export const AtWork = meta.story({
  tags: ['nightly'],
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Countertop home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('link', { name: 'Teacher dashboard' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Progress & Achievements' }));
    await expect(store.state.dialog).toBe('progress');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutorial' }));
    await expect(store.state.dialog).toBe('tutorial');
    await userEvent.click(canvas.getByRole('button', { name: 'Accessibility Options' }));
    await expect(store.state.dialog).toBe('options');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the game' }));
    await expect(store.state.game.status).toBe('paused');
  },
});

export const OverTheStartMenu = meta.story({
  tags: ['nightly'],
  args: { look: 'site' },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Pause the game' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Teacher dashboard' })).toHaveAttribute('href', '/teacher-dashboard');
    await expect(canvas.queryByRole('button', { name: 'Hear all tables' })).toBeNull();
  },
});

export const SoundOff = meta.story({
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const sound = canvas.getByRole('button', { name: 'Sound' });
    await expect(sound).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(sound);

    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await expect(preferences.soundEnabled).toBe(false);
  },
});

export const OnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const openMenu = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toBeVisible());
    };
    await openMenu();
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'Turn sound off',
      'Hear all tables',
      'Menu & Inventory',
      'Progress & Achievements',
      'Tutorial',
      'Accessibility Options',
      'Teacher dashboard',
    ]);

    const calls = store.state.floorRequests;
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hear all tables' }));
    await expect(store.state.floorRequests).toBe(calls + 1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Turn sound off' }));
    await expect(preferences.soundEnabled).toBe(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
});

const longestName = 'The Golden Waffle of Montreal!';

/** Letters that are not in view in the header. */
function cutLetters(heading: HTMLElement): boolean {
  const header = heading.closest('header')?.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(heading);
  const { top, bottom } = text.getBoundingClientRect();
  const isCutSideways = heading.scrollWidth > heading.clientWidth;
  return isCutSideways || header === undefined || top < header.top || bottom > header.bottom;
}

/** The name wraps and stays readable. No letter is cut, at 320 px with large text, either. */
export const LongName = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'narrow' }, textSize: '150' },
  beforeEach: () => {
    restaurantName.set(longestName);
    return () => restaurantName.set(null);
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;

    const heading = canvas.getByRole('heading', { name: longestName });
    await expect(cutLetters(heading)).toBe(false);
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThanOrEqual(14);
  },
});

export const LongNameOnAPhone = meta.story({ ...LongName.input, globals: { viewport: { value: 'phone' } } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const calls = store.state.floorRequests;
    await userEvent.click(canvas.getByRole('button', { name: 'Hear all tables' }));
    await expect(store.state.floorRequests).toBe(calls + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tutorial' }));

    await expect(store.state.dialog).toBe('tutorial');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const mia = userWith({
  id: 'l1',
  email: null,
  displayName: 'Mia',
  subscriptionTier: 'family',
  player: { nickname: 'Mia', picture: 'zuri', band: 'ages_8_9' },
});

/** Simulates a device that was handed over. Returns a function that ends it. */
function handedOver() {
  document.cookie = `${signedInCookie}=1`;
  queryClient.setQueryData(currentUserQuery().queryKey, mia);
  return () => {
    document.cookie = `${signedInCookie}=; Max-Age=0`;
  };
}

export const ChildPlays = meta.story({
  tags: ['nightly'],
  args: { look: 'site' },
  globals: wide,
  beforeEach: handedOver,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Mia: who’s playing?' })).toHaveAttribute('href', '/play');
    await expect(canvas.queryByRole('link', { name: 'Teacher dashboard' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Your family can see how you’re doing' }));

    await expect(store.state.dialog).toBe('family');
  },
});

/** During play, everything but the pause is in the menu. */
export const ChildAtWorkOnAPhone = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: handedOver,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Mia: who’s playing?', hidden: true });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Your family can see how you’re doing' }));

    await expect(store.state.dialog).toBe('family');
  },
});

export const ChildPlaysOnAPhone = meta.story({
  tags: ['nightly'],
  globals: { viewport: { value: 'narrow' } },
  beforeEach: handedOver,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Mia: who’s playing?', hidden: true });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));

    await expect(await screen.findByRole('menuitem', { name: 'Who’s playing?' })).toHaveAttribute('href', '/play');
    await expect(screen.queryByRole('menuitem', { name: /Teacher dashboard/ })).toBeNull();
  },
});

/** Checks that no control reaches out of the header, which is at the edge of the screen. */
async function controlsFit({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }): Promise<void> {
  const header = canvas.getByRole('banner');
  const { top, bottom } = header.getBoundingClientRect();
  const controls = [...header.querySelectorAll('a, button')].filter((control) => control.checkVisibility());
  const boxes = controls.map((control) => control.getBoundingClientRect());

  await expect(boxes.filter((box) => box.top < top || box.bottom > bottom)).toEqual([]);
  await expect(boxes.filter(({ height }) => height < 44)).toEqual([]);
}

export const PhoneWithLargeText = meta.story({ tags: ['nightly'], ...windowOf(360, 640, '150'), play: controlsFit });

export const PhoneInLandscapeWithLargeText = meta.story({
  tags: ['nightly'],
  ...windowOf(844, 390, '150'),
  play: controlsFit,
});
