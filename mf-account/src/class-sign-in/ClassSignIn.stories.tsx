import { leaveKey } from '@countertop/client/play/deviceKeys';
import { makeQueryClient } from '@countertop/client/shared/queryClient';
import type { ErrorCode } from '@countertop/contract/shared/error.constants';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import { addressIn, goTo, type OnSite } from '@countertop/routes/routerAt.fixture';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { emptyFamily, type Routes } from '../family/family.fixture.ts';
import { at, bodyOf, callNames } from '../family/screen.fixture.tsx';
import { miaUser } from '../shared/account.fixture.ts';
import { ClassSignIn, type ClassSignInProps } from './ClassSignIn.tsx';

/** The page with an empty cache. */
function Screen(props: ClassSignInProps) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ClassSignIn {...props} />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Account/Class sign-in',
  component: Screen,
  args: { leave: fn() },
  // react-aria's announcement of a pending button outlives the button.
  parameters: { layout: 'fullscreen' },
});

const ada: CurrentUser = {
  ...miaUser,
  id: 'l9',
  displayName: 'Ada',
  player: { nickname: 'Ada', picture: 'zuri', band: 'ages_8_9', isInClass: true },
};
const token = 'abcdefghijklmnopqrstuv';
const card = `#card=${token}`;
function signIn() {
  document.cookie = `${signedInCookie}=1`;
  return { json: { name: 'Ada', picture: 'zuri', className: 'Class 4B' } };
}
const found = {
  className: 'Class 4B',
  openUntil: '2099-11-24T10:45:00.000Z',
  seats: [
    { id: 's1', name: 'Ada' },
    { id: 's2', name: 'Ben' },
  ],
};

/** Browsers count the other way around. */
const minutesAheadOfUtc = 0 - new Date().getTimezoneOffset();

const refuse = (name: string, code: ErrorCode): Routes => ({ [name]: () => ({ code }) });

/** Opens the page with a server that has a class. */
const on =
  (routes: Routes = {}, address = '') =>
  async (story: OnSite) => {
    const stop = await at(emptyFamily, {
      address,
      routes: {
        'GET /api/auth/user': () => ({ json: ada }),
        'POST /api/class-sign-in/find': () => ({ json: found }),
        'POST /api/class-sign-in/seat': signIn,
        'POST /api/class-sign-in/card': signIn,
        ...routes,
      },
    })(story);
    return () => {
      stop();
      document.cookie = `${signedInCookie}=; Max-Age=0`;
    };
  };

interface User {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}
const button = (name: string) => screen.findByRole('button', { name });
const enterCode = (userEvent: User) => userEvent.type(screen.getByLabelText(/^Class code/), '7k3-mqx{Enter}');
async function press(userEvent: User, ...names: string[]): Promise<void> {
  for (const name of names) await userEvent.click(await button(name));
}
/** Waits for the focus, which an effect sets after the heading is in the page. */
const focuses = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
const shows = (text: string) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

/** Code, name, customer and dishes, then the welcome and "I'm done". */
export const ByCode = meta.story({
  beforeEach: on(),
  play: async ({ userEvent, args }) => {
    await enterCode(userEvent);
    await focuses('Who are you?');
    await press(userEvent, 'Ada', 'Zuri', 'Pizza');
    await expect(screen.queryByRole('button', { name: 'Wine' })).toBeNull();
    await press(userEvent, 'Soup', 'Pizza');

    await focuses('Welcome, Ada!');
    await expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/game');
    await expect(bodyOf('POST /api/class-sign-in/find')).toEqual({ code: '7K3MQX' });
    await expect(bodyOf('POST /api/class-sign-in/seat')).toEqual({
      code: '7K3MQX',
      seatId: 's1',
      picture: 'zuri',
      dishes: ['pizza', 'soup', 'pizza'],
      minutesAheadOfUtc,
    });

    await press(userEvent, 'I’m done');

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/class'));
    await expect(callNames()).toContain('POST /api/class-sign-in/leave');
  },
});

/** The token leaves the address, because other children use this device. */
export const ByCard = meta.story({
  beforeEach: on({}, card),
  play: async ({ userEvent, ...story }) => {
    await press(userEvent, 'Sign in with my card');

    await expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    await expect(bodyOf('POST /api/class-sign-in/card')).toEqual({ token, minutesAheadOfUtc });
    await expect(addressIn(story)).not.toContain('#');
  },
});

/** The next child scans a card while the page still welcomes the last one. */
export const NextCard = meta.story({
  tags: ['nightly'],
  beforeEach: on({}, card),
  play: async ({ userEvent, ...story }) => {
    await press(userEvent, 'Sign in with my card');
    await expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();

    await goTo(story, `/class${card}`);

    await expect(await screen.findByRole('button', { name: 'Sign in with my card' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Welcome, Ada!' })).toBeNull();
  },
});

/** A child who was signed in before can leave here, too. */
export const AlreadySignedIn = meta.story({
  beforeEach: (story: OnSite) => {
    signIn();
    return on()(story);
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    await expect(screen.queryByLabelText(/^Class code/)).toBeNull();

    await press(userEvent, 'I’m done');

    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/class'));
  },
});

/** Without a network, the device forgets the child immediately. */
export const LeftOffline = meta.story({
  beforeEach: async (story: OnSite) => {
    signIn();
    const stop = await on({ 'POST /api/class-sign-in/leave': () => 'offline' })(story);
    return () => {
      localStorage.removeItem(leaveKey);
      stop();
    };
  },
  play: async ({ userEvent, args }) => {
    await press(userEvent, 'I’m done');

    await expect(await screen.findByLabelText(/^Class code/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(screen.queryByText(/Ada/)).toBeNull();
    await expect(document.cookie).not.toContain(signedInCookie);
    await expect(localStorage.getItem(leaveKey)).toBe('1');
    await expect(args.leave).not.toHaveBeenCalled();
  },
});

export const Names = meta.story({
  tags: ['nightly'],
  beforeEach: on(),
  play: async ({ userEvent }) => {
    await enterCode(userEvent);
    await expect(await button('Ben')).toBeVisible();
  },
});

export const Customers = meta.story({
  tags: ['nightly'],
  beforeEach: on(),
  play: async ({ userEvent }) => {
    await enterCode(userEvent);
    await press(userEvent, 'Ada');
    await focuses('Ada, who is your customer?');

    await press(userEvent, 'Back');
    await focuses('Who are you?');
  },
});

/** Either picture or dishes may be wrong, so that both are chosen again. */
export const WrongPictures = meta.story({
  tags: ['nightly'],
  beforeEach: on(refuse('POST /api/class-sign-in/seat', 'wrong_pictures')),
  play: async ({ userEvent }) => {
    await enterCode(userEvent);
    await press(userEvent, 'Ada', 'Zuri', 'Pizza', 'Soup', 'Pizza');

    await shows('Those aren’t the right pictures. Look at your card and try again.');
    await focuses('Ada, who is your customer?');
  },
});

export const Locked = meta.story({
  beforeEach: on(refuse('POST /api/class-sign-in/seat', 'seat_locked')),
  play: async ({ userEvent }) => {
    await enterCode(userEvent);
    await press(userEvent, 'Ada', 'Zuri', 'Pizza', 'Soup', 'Pizza');

    await shows('That was wrong too many times today. Ask your teacher to help you.');
    await focuses('Who are you?');
  },
});

/** Shows why a code can't be used. */
const refusesCode = (text: string, routes: Routes) => ({
  beforeEach: on(routes),
  play: async ({ userEvent }: { userEvent: User }) => {
    await enterCode(userEvent);
    await shows(text);
    await expect(screen.getByLabelText(/^Class code/)).toBeVisible();
  },
});
const find = 'POST /api/class-sign-in/find';

export const WrongCode = meta.story(
  refusesCode('That isn’t a class code. Look at the board and try again.', refuse(find, 'class_code_unknown')),
);
export const Closed = meta.story(
  refusesCode('Your class is closed right now. Ask your teacher to open it.', refuse(find, 'class_closed')),
);
export const PlanEnded = meta.story(
  refusesCode('Your class is taking a break: its plan has ended. Tell your teacher.', refuse(find, 'plan_required')),
);
export const Ended = meta.story(refusesCode('This class is over. Ask your teacher.', refuse(find, 'class_ended')));
export const Unreachable = meta.story(
  refusesCode('That didn’t work. Try again, or ask your teacher.', { [find]: () => 'offline' }),
);

/** Shows why a card can't be used. */
const refusesCard = (text: string, code: ErrorCode) => ({
  beforeEach: on(refuse('POST /api/class-sign-in/card', code), card),
  play: async ({ userEvent }: { userEvent: User }) => {
    await press(userEvent, 'Sign in with my card');
    await shows(text);
  },
});

export const CardVoid = meta.story(
  refusesCard('This card doesn’t work anymore. Ask your teacher for a new one.', 'card_void'),
);
export const AdultSignedIn = meta.story(
  refusesCard('A grown-up is signed in here. Ask them to sign out first.', 'adult_signed_in'),
);
