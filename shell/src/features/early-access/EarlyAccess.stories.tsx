import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EarlyAccess, EarlyAccessDialog } from './EarlyAccess.tsx';

const fetchMock = fn<(path: string, request: { readonly body: string }) => Promise<Response>>();

const meta = preview.meta({
  title: 'Shell/Early access',
  component: EarlyAccess,
  args: { gameTitle: 'The Missing Number', game: 'The Missing Number' },
  beforeEach: async () => {
    await Promise.all([EarlyAccessDialog.preload(), import('@countertop/client/site/earlyAccess')]);
    const realFetch = globalThis.fetch;
    fetchMock.mockReset();
    fetchMock.mockImplementation(() => Promise.resolve(new Response('{"ok":true}')));
    Object.assign(globalThis, { fetch: fetchMock });
    return () => {
      globalThis.fetch = realFetch;
    };
  },
  render: (args) => (
    <main style={{ minBlockSize: 420 }}>
      <h1>Games</h1>
      <EarlyAccess {...args} />
    </main>
  ),
});

const button = () => screen.getByRole('button', { name: 'Get early access' });

export const Closed = meta.story();

export const Registered = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await userEvent.type(await screen.findByRole('textbox'), 'mia@school.org');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await waitFor(() => expect(button()).toHaveFocus());
    await expect(
      screen.getByText('Almost done: open the link we emailed you to confirm your address for The Missing Number.'),
    ).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(/^Thank You! Almost done: open the link/);
    await expect(fetchMock).toHaveBeenCalledOnce();
    const [path, request] = fetchMock.mock.calls[0] ?? [];
    await expect(path).toBe('/api/early-access');
    await expect(JSON.parse(request?.body ?? '')).toMatchObject({
      gameTitle: 'The Missing Number',
      email: 'mia@school.org',
      source: 'homepage_card',
    });
  },
});

export const StartsOver = meta.story({
  tags: ['nightly'],
  play: async ({ userEvent }) => {
    fetchMock.mockImplementation(() => Promise.resolve(new Response('{"error":"No"}', { status: 500 })));
    await userEvent.click(button());
    await userEvent.type(await screen.findByRole('textbox'), 'mia@school.org');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong/));
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    await waitFor(() => expect(button()).toHaveFocus());

    await userEvent.click(button());

    await expect(await screen.findByRole('textbox')).toHaveValue('');
    await expect(screen.queryByText(/Something went wrong/)).toBeNull();
  },
});
