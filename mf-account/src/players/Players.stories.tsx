import { pendingHandOver } from '@countertop/client/play/pendingHandOver';
import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { ErrorCode } from '@countertop/contract/shared/error.constants';
import type { Family } from '@countertop/contract/family/family';
import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import type { OnSite } from '@countertop/routes/routerAt.fixture';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { emptyFamily, family, leo, mia, parent, pickle, type Routes } from '../family/family.fixture.ts';
import { at, bodyOf, callNames } from '../family/screen.fixture.tsx';
import { miaUser } from '../shared/account.fixture.ts';
import { devicePlayers, rememberPlayers } from '../family/hand-over/devicePlayers.ts';
import { Players } from './Players.tsx';

interface ScreenProps {
  /** Undefined: the server is asked. */
  user: CurrentUser | null | undefined;
  leave: (href: string) => void;
}

/** The page with an empty cache. */
function Screen({ user, leave }: ScreenProps) {
  const [client] = useState(() => {
    const fresh = makeQueryClient();
    if (user !== undefined) fresh.setQueryData(currentUserQuery().queryKey, user);
    return fresh;
  });
  return (
    <QueryClientProvider client={client}>
      <Players leave={leave} />
    </QueryClientProvider>
  );
}

const leoUser: CurrentUser = {
  ...miaUser,
  id: 'l2',
  displayName: 'Leo',
  player: { nickname: 'Leo', picture: 'kai', band: 'ages_6_7' },
};

const meta = preview.meta({
  title: 'Account/Players',
  component: Screen,
  args: { user: miaUser, leave: fn() },
  // react-aria's announcement of a pending button outlives the button.
  parameters: { layout: 'fullscreen' },
});

/** Opens the page with a server, on a device that was handed over. */
const on =
  ({ start = family, routes = {}, children = [mia, leo, pickle] }: Partial<OnOptions> = {}) =>
  async (story: OnSite) => {
    rememberPlayers(children);
    document.cookie = `${signedInCookie}=1`;
    const stop = await at(start, { routes })(story);
    return () => {
      stop();
      document.cookie = `${signedInCookie}=; Max-Age=0`;
      pendingHandOver.set(null);
    };
  };
interface OnOptions {
  start: Family;
  routes: Routes;
  children: Family['children'];
}

const refuseHandOver = (...codes: ErrorCode[]): Routes => ({
  'POST /api/family/hand-over': () => {
    const code = codes.shift();
    return code === undefined ? { json: { ok: true } } : { code };
  },
});
const refuseTakeBack = (...codes: ErrorCode[]): Routes => ({
  'POST /api/family/take-back': () => {
    const code = codes.shift();
    return code === undefined ? { json: { ok: true } } : { code };
  },
});

const button = (name: string) => screen.getByRole('button', { name });
const buttonNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

export const ChildPlays = meta.story({
  tags: ['nightly'],
  beforeEach: on(),
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('heading', { name: 'Mia' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Keep playing' })).toHaveAttribute('href', '/game');
    await expect(buttonNames()).toEqual(['Leo', 'Captain Pickle', 'Back to the grown-up']);

    await userEvent.click(button('Leo'));

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/game'));
    await expect(bodyOf('POST /api/family/hand-over')).toEqual({ learnerId: 'l2' });
  },
});

/** In a class, a child makes room for the next one. Nobody takes the device back. */
export const InClass = meta.story({
  args: { user: { ...leoUser, player: { nickname: 'Leo', picture: 'kai', band: 'ages_6_7', isInClass: true } } },
  beforeEach: on(),
  play: async ({ userEvent, args }) => {
    await expect(screen.queryByRole('button', { name: 'Back to the grown-up' })).toBeNull();

    await userEvent.click(button('I’m done'));

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/class'));
    await expect(callNames()).toContain('POST /api/class-sign-in/leave');
  },
});

export const WithPicturePassword = meta.story({
  tags: ['nightly'],
  args: { user: leoUser },
  beforeEach: on({ routes: refuseHandOver('wrong_pictures') }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(button('Mia'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mia, press your three dishes' }));
    const press = async (...names: string[]) => {
      for (const name of names) await userEvent.click(dialog.getByRole('button', { name }));
    };
    await press('Pizza', 'Soup', 'Take back the last one', 'Pizza', 'Soup');
    await waitFor(() => expect(dialog.getAllByText('These aren’t the right dishes. Try again.')[0]).toBeVisible());
    await expect(args.leave).not.toHaveBeenCalled();

    await press('Pizza', 'Soup', 'Pizza');

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/game'));
    await expect(bodyOf('POST /api/family/hand-over')).toEqual({
      learnerId: 'u1',
      pictures: ['pizza', 'pizza', 'soup'],
    });
  },
});

/** After too many wrong dishes, a grown-up helps. */
export const PicturesBlocked = meta.story({
  tags: ['nightly'],
  args: { user: leoUser },
  beforeEach: on({ routes: refuseHandOver('pictures_blocked') }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Mia'));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of ['Pizza', 'Soup', 'Pizza']) await userEvent.click(dialog.getByRole('button', { name }));

    await waitFor(() => expect(dialog.getAllByText(/A grown-up can hand over the device/)[0]).toBeVisible());
  },
});

/** The picture password was chosen after this device was handed over. */
export const NewPicturePassword = meta.story({
  beforeEach: on({ routes: refuseHandOver('wrong_pictures') }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Leo'));

    await expect(await screen.findByRole('dialog', { name: 'Leo, press your three dishes' })).toBeInTheDocument();
  },
});

export const NotHandedOver = meta.story({
  beforeEach: on({ routes: refuseHandOver('child_not_found') }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Leo'));

    const texts = await screen.findAllByText('You can’t play here right now. Ask a grown-up for help.');
    await expect(texts[0]).toBeVisible();
  },
});

export const PlanEnded = meta.story({
  ...NotHandedOver.input,
  beforeEach: on({ routes: refuseHandOver('plan_required') }),
});

const noNetwork: Routes = { 'POST /api/family/hand-over': () => 'offline' };
const waits = 'There’s no internet. Go on playing: what you do is sent when it’s back.';

/** No page can load: this one becomes the next child's. */
export const Offline = meta.story({
  beforeEach: on({ routes: noNetwork }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(button('Leo'));

    await expect(await screen.findByRole('heading', { name: 'Leo' })).toBeVisible();
    await expect(screen.getByText(waits)).toBeVisible();
    await expect(screen.getByText('Taking the device back needs the internet.')).toBeVisible();
    await expect(args.leave).not.toHaveBeenCalled();
  },
});

export const GrownUpOffline = meta.story({
  tags: ['nightly'],
  ...Offline.input,
  args: { user: parent },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mia' }));

    await expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible();
    await expect(screen.getByText(waits)).toBeVisible();
    await expect(buttonNames()).toEqual(['Leo', 'Captain Pickle', 'Back to the grown-up']);
    await expect(args.leave).not.toHaveBeenCalled();
  },
});

/** Only the server can check the dishes. */
export const OfflineWithPicturePassword = meta.story({
  args: { user: leoUser },
  beforeEach: on({ routes: noNetwork }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Mia'));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of ['Pizza', 'Soup', 'Pizza']) await userEvent.click(dialog.getByRole('button', { name }));

    const text = 'This player can’t start without the internet. Try again when you’re back online.';
    await waitFor(() => expect(dialog.getAllByText(text)[0]).toBeVisible());
  },
});

/** The server was reached, but the child had been erased. */
export const RefusedLater = meta.story({
  tags: ['nightly'],
  args: { user: leoUser },
  beforeEach: async (story: OnSite) => {
    const stop = await on()(story);
    pendingHandOver.set({ user: leoUser, refusal: 'child_not_found' });
    return stop;
  },
  play: async () => {
    await expect(screen.getByText(/^The device couldn’t be handed over, so nothing is sent\./)).toBeVisible();
    await expect(button('Back to the grown-up')).toBeVisible();
    await expect(screen.queryByText('Taking the device back needs the internet.')).toBeNull();
  },
});

/** The list of this device is unreadable. */
export const OnlyPlayer = meta.story({
  tags: ['nightly'],
  beforeEach: async (story: OnSite) => {
    const stop = await on()(story);
    localStorage.setItem('countertop.players.v1', '[{"id":7}]');
    return stop;
  },
  play: async () => {
    await expect(buttonNames()).toEqual(['Back to the grown-up']);
  },
});

export const TakenBack = meta.story({
  tags: ['nightly'],
  beforeEach: on({ routes: refuseTakeBack('wrong_pin') }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(button('Back to the grown-up'));
    const dialog = within(await screen.findByRole('dialog', { name: 'For grown-ups' }));
    await expect(dialog.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    const proof = dialog.getByLabelText(/^PIN or password/);
    await userEvent.click(button('Take back'));
    await expect(await dialog.findByText('Enter your PIN or your password.')).toBeVisible();
    await userEvent.type(proof, '2468{Enter}');
    await waitFor(() =>
      expect(dialog.getAllByText('This PIN is incorrect. Try again, or use your password.')[0]).toBeVisible(),
    );
    await expect(bodyOf('POST /api/family/take-back')).toEqual({ pin: '2468' });

    await userEvent.clear(proof);
    await userEvent.type(proof, 'demo counter 7{Enter}');

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/family'));
  },
});

/** Every error of the server has a sentence. */
export const NotTakenBack = meta.story({
  beforeEach: on({
    routes: refuseTakeBack('wrong_password', 'pin_not_set', 'sign_in_blocked', 'passwords_not_used'),
  }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(button('Back to the grown-up'));
    const dialog = within(await screen.findByRole('dialog'));
    const proof = dialog.getByLabelText(/^PIN or password/);
    for (const [entered, text] of [
      ['demo counter 8', 'This password is incorrect. Try again.'],
      ['2468', 'There’s no PIN. Use your password.'],
      ['1357', 'Too many wrong PINs. Enter your password, or try again in a minute.'],
      ['demo counter 7', 'This site doesn’t use passwords. Enter your PIN.'],
    ] as const) {
      await userEvent.clear(proof);
      await userEvent.type(proof, `${entered}{Enter}`);
      await waitFor(() => expect(dialog.getAllByText(text)[0]).toBeVisible());
    }
    await expect(args.leave).not.toHaveBeenCalled();
  },
});

/** A grown-up needs no picture password. The children are stored for the next choice. */
export const GrownUp = meta.story({
  args: { user: parent },
  beforeEach: on({ children: [] }),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mia' }));

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/game'));
    await expect(bodyOf('POST /api/family/hand-over')).toEqual({ learnerId: 'u1' });
    await expect(devicePlayers.get()).toContainEqual({
      id: 'u1',
      nickname: 'Mia',
      picture: 'zuri',
      band: mia.band,
      hasPicturePassword: true,
    });
    await expect(screen.queryByRole('button', { name: 'Back to the grown-up' })).toBeNull();
  },
});

export const GrownUpWithoutChildren = meta.story({
  tags: ['nightly'],
  args: { user: parent },
  beforeEach: on({ start: emptyFamily }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No children yet' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Family page' })).toHaveAttribute('href', '/family');
  },
});

export const FamilyFailed = meta.story({
  tags: ['nightly'],
  args: { user: parent },
  beforeEach: on({ routes: { 'GET /api/family': () => ({ code: 'storage_unavailable' }) } }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  tags: ['nightly'],
  args: { user: null },
  beforeEach: on(),
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login?returnTo=/play');
    await expect(screen.queryByRole('button', { name: 'Leo' })).toBeNull();
  },
});

/** A child of a class whose plan has ended. */
export const ClassPlanEnded = meta.story({
  args: { user: null },
  beforeEach: on({ routes: { 'GET /api/auth/user': () => ({ code: 'class_plan_ended' }) } }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Your class is taking a break' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['nightly'],
  args: { user: undefined },
  beforeEach: on({ routes: { 'GET /api/auth/user': () => 'offline' } }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Your account couldn’t be loaded' })).toBeVisible();
  },
});
