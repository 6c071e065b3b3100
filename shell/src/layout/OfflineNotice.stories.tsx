import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx';

/** Simulates going online or offline. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const atTheBottom: OfflineNoticeProps = { placement: 'bottom' };

const meta = preview.meta({
  title: 'Shell/Offline notice',
  component: OfflineNotice,
  args: atTheBottom,
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
  },
  decorators: [
    (Story) => (
      <>
        <main style={{ minBlockSize: 420 }}>
          <h1>Math Bistro</h1>
          <p>Six tables, and every one of them hungry.</p>
        </main>
        {Story()}
      </>
    ),
  ],
});

const text = 'You’re offline. What’s already open keeps working.';
const close = () => screen.queryByRole('button', { name: 'Close' });

export const Online = meta.story({
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect(close()).toBeNull();
  },
});

export const Offline = meta.story({
  play: async () => {
    const before = screen.getByRole('heading').getBoundingClientRect().top;
    setOnline(false);

    await waitFor(() => expect(close()).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent(text);
    await expect(screen.getByRole('heading').getBoundingClientRect().top).toBe(before);
  },
});

/** In the game: a mark in the header that takes no presses. The live region says the whole sentence. */
export const InTheGame = meta.story({
  args: { placement: 'header' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    setOnline(false);

    await waitFor(() => expect(screen.getByText('Offline')).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent(text);
    await expect(screen.getByText('Offline').getBoundingClientRect().bottom).toBeLessThan(56);
    await expect(close()).toBeNull();
  },
});

export const BackOnline = meta.story({
  play: async () => {
    setOnline(false);
    await waitFor(() => expect(close()).toBeVisible());

    setOnline(true);

    await waitFor(() => expect(close()).toBeNull());
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ReturnsAfterClosing = meta.story({
  play: async ({ userEvent }) => {
    setOnline(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(close()).toBeNull());
    setOnline(true);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());

    setOnline(false);

    await waitFor(() => expect(close()).toBeVisible());
  },
});
