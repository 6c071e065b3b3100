import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { emptyFamily, parent } from './family.fixture.ts';
import { at, bodyOf, Screen, type ScreenProps } from './screen.fixture.tsx';

const nobody: ScreenProps['user'] = null;

const meta = preview.meta({
  title: 'Account/Family/Links in emails',
  component: Screen,
  args: { user: parent, leave: fn() },
});

const token = 'a'.repeat(43);
const invitation = { address: `#invitation=${token}` };
const failing = (code: 'invitation_used' | 'invitation_expired' | 'own_invitation') => ({
  ...invitation,
  routes: { 'POST /api/family/invitations/open': () => ({ code }) },
});
const forAnother = { inviter: 'Dana', nicknames: [null, null], expiresAt: '2099-11-30T12:00:00.000Z' };
const heading = (name: string) => screen.findByRole('heading', { name });

export const Invitation = meta.story({
  beforeEach: at(emptyFamily, invitation),
  play: async ({ userEvent }) => {
    await expect(await heading('Dana invites you')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));

    await expect(await heading('Welcome to the family table')).toHaveFocus();
    await expect(screen.getByText('You now see Mia and Leo.')).toBeVisible();
    await expect(bodyOf('POST /api/family/invitations/accept')).toEqual({ token });
  },
});

/** The link alone doesn't tell who the children are. */
export const SignedOut = meta.story({
  tags: ['nightly'],
  args: { user: nobody },
  beforeEach: at(emptyFamily, {
    ...invitation,
    routes: {
      'POST /api/family/invitations/open': () => ({
        json: { ...forAnother, step: 'sign_in' },
      }),
    },
  }),
  play: async () => {
    await expect(await screen.findByText(/^You’ll see how 2 children do in Math Bistro/)).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Ffamily',
    );
  },
});

/** Signed in with another address: no child is named, and the inviter has to confirm. */
export const OtherAddress = meta.story({
  beforeEach: at(emptyFamily, {
    ...invitation,
    routes: {
      'POST /api/family/invitations/open': () => ({ json: { ...forAnother, step: 'ask' } }),
      'POST /api/family/invitations/accept': () => ({ json: { outcome: 'asked' } }),
    },
  }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/^This invitation was sent to a different email address/)).toBeVisible();
    await expect(screen.getByText(/^You’ll see how 2 children do/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Dana' }));

    await expect(await heading('We’ve asked Dana')).toBeVisible();
    await expect(bodyOf('POST /api/family/invitations/accept')).toEqual({ token });
  },
});

export const AskedBefore = meta.story({
  beforeEach: at(emptyFamily, {
    ...invitation,
    routes: { 'POST /api/family/invitations/open': () => ({ json: { ...forAnother, step: 'asked' } }) },
  }),
  play: async () => {
    await expect(await heading('We’ve asked Dana')).toBeVisible();
  },
});

export const Used = meta.story({
  beforeEach: at(emptyFamily, failing('invitation_used')),
  play: async () => {
    await expect(await heading('This invitation was already used')).toBeVisible();
  },
});

export const Expired = meta.story({
  beforeEach: at(emptyFamily, failing('invitation_expired')),
  play: async () => {
    await expect(await heading('This invitation is too old')).toBeVisible();
  },
});

export const Own = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily, failing('own_invitation')),
  play: async () => {
    await expect(await heading('This is your own invitation')).toBeVisible();
  },
});

export const NoRoom = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily, {
    ...invitation,
    routes: { 'POST /api/family/invitations/accept': () => ({ code: 'too_many_guardians' }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));

    await expect(await heading('There’s no free chair')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: at(emptyFamily, { ...invitation, routes: { 'POST /api/family/invitations/open': () => 'offline' } }),
  play: async () => {
    await expect(await heading('The invitation couldn’t be opened')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Consent = meta.story({
  args: { user: nobody },
  beforeEach: at(emptyFamily, { address: `#consent=${token}` }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));

    await expect(await heading('Thank you. Saving is on')).toHaveFocus();
    await expect(bodyOf('POST /api/consents/confirm')).toEqual({ token });
  },
});

export const ConsentExpired = meta.story({
  tags: ['nightly'],
  beforeEach: at(emptyFamily, {
    address: `#consent=${token}`,
    routes: { 'POST /api/consents/confirm': () => ({ code: 'link_expired' }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));

    await expect(await heading('This link no longer works')).toHaveFocus();
  },
});

export const Unsubscribe = meta.story({
  args: { user: nobody },
  beforeEach: at(emptyFamily, { address: `#unsubscribe=${token}` }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));

    await expect(await heading('You’re unsubscribed')).toHaveFocus();
    await expect(bodyOf('POST /api/weekly-mail/unsubscribe')).toEqual({ token });
  },
});

/** A mail program broke the link. */
export const UnsubscribeBroken = meta.story({
  tags: ['nightly'],
  args: { user: nobody },
  beforeEach: at(emptyFamily, {
    address: '#unsubscribe=half',
    routes: { 'POST /api/weekly-mail/unsubscribe': () => ({ code: 'invalid_input', fields: { token: 'Missing' } }) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));

    await expect(await screen.findByText(/Part of the link is missing/, { selector: 'p' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  },
});
