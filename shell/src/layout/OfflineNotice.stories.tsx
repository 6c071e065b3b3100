import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx';

/** Tells the page that the network is there, or gone. */
function become(isOnline: boolean): void {
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

const text = "You're offline. What's already open keeps working.";
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
    become(false);

    await waitFor(() => expect(close()).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent(text);
    await expect(screen.getByRole('heading').getBoundingClientRect().top).toBe(before);
  },
});

export const AboveTheKeys = meta.story({
  args: { placement: 'top' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    become(false);

    await waitFor(() => expect(close()).toBeVisible());
    await expect(close()?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
  },
});

export const BackAgain = meta.story({
  play: async () => {
    become(false);
    await waitFor(() => expect(close()).toBeVisible());

    become(true);

    await waitFor(() => expect(close()).toBeNull());
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ClosedForThisTime = meta.story({
  play: async ({ userEvent }) => {
    become(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(close()).toBeNull());
    become(true);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());

    become(false);

    await waitFor(() => expect(close()).toBeVisible());
  },
});
