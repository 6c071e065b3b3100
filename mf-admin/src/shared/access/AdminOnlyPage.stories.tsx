import { Button } from '@countertop/design-system/Button';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Access } from './access.ts';
import { AdminOnlyPage } from './AdminOnlyPage.tsx';

interface ExampleProps {
  access: Access<string>;
}

function Example({ access }: ExampleProps) {
  return (
    <AdminOnlyPage
      title="Subscription Analytics"
      lead="What the page is about, in one sentence."
      actions={<Button variant="outline">An action of the page</Button>}
      path="/analytics?from=2026-11-01"
      access={access}
    >
      {(value) => <p>{value}</p>}
    </AdminOnlyPage>
  );
}

const meta = preview.meta({ title: 'Admin/Admin only', component: Example });

const backHere = '/api/login?returnTo=%2Fanalytics%3Ffrom%3D2026-11-01';

export const Open = meta.story({
  args: { access: { status: 'open', value: 'What administrators see.' } },
  play: async () => {
    await expect(screen.getByText('Admin Only')).toBeVisible();
    await expect(screen.getByText('What administrators see.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'An action of the page' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['nightly'],
  args: { access: { status: 'loading' } },
  play: async () => {
    await expect(screen.getByText('Admin Only')).toBeVisible();
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading data…');
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const SignedOut = meta.story({
  args: { access: { status: 'signedOut' } },
  play: async () => {
    await expect(screen.getByText('Admin Only')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'Sign in to see this page' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', backHere);
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

/** On a device that is handed to a child. */
export const InAChildsSession = meta.story({
  tags: ['nightly'],
  args: { access: { status: 'child' } },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 2, name: 'This page is for grown-ups' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'To the game' })).toHaveAttribute('href', '/game');
    await expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
});

export const NotAnAdministrator = meta.story({
  args: { access: { status: 'forbidden', email: 'robin@home.example' } },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 2, name: 'You need an administrator account' })).toBeVisible();
    await expect(screen.getByText('robin@home.example')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sign in with another account' })).toHaveAttribute('href', backHere);
  },
});

export const SecondFactorNeeded = meta.story({
  args: { access: { status: 'secondFactorNeeded' } },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 2, name: 'Administrators need two-step sign-in' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile#sign-in');
  },
});

const retry = fn();

export const Broken = meta.story({
  tags: ['nightly'],
  args: { access: { status: 'failed', onRetry: retry } },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The data couldn’t be loaded');

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  tags: ['nightly'],
  args: { access: { status: 'failed', onRetry: fn() } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await expect(screen.getByText('You’re offline. Try again when you’re back online.')).toBeVisible();
  },
});
