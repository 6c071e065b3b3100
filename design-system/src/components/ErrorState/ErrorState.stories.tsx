import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { Picture } from '../../artwork/Picture/Picture.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { onRetry: fn() },
});

/** The default text fits any failure. */
export const Broken = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Offline. */
export const Offline = meta.story({
  args: { variant: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
});

/** After a user action it is an alert. On page load it is not, because the title is read anyway. */
export const AfterAnAction = meta.story({
  args: {
    isAlert: true,
    level: 3,
    title: 'We couldn’t save the report',
    children: 'The server is not responding. Nothing you typed is lost. Try again in a moment.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t save the report');
  },
});

/** The request ID for support. One click selects it, and a link passes it on to the support form. */
export const WithDetails = meta.story({
  args: { details: 'req_01JD7Z4M9K-5f2c', supportHref: '/support?reference=req_01JD7Z4M9K-5f2c' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('req_01JD7Z4M9K-5f2c')).userSelect).toBe('all');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support?reference=req_01JD7Z4M9K-5f2c',
    );
  },
});

/** In place of a whole page. */
export const WholePage = meta.story({
  // A whole page, so the docs show it in an iframe.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    level: 1,
    title: 'This page failed to load',
    actions: (
      <Link variant="outline" href="/">
        Home
      </Link>
    ),
    details: 'req_01JD7Z4M9K-5f2c',
  },
  render: (args) => (
    <Page>
      <ErrorState {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Without a retry button, and with a different picture. */
export const WithoutRetry = meta.story({ render: () => <ErrorState /> });

export const CustomPicture = meta.story({
  args: {
    picture: (
      <span style={{ display: 'block', inlineSize: 120 }}>
        <Picture name="bell" />
      </span>
    ),
  },
});

export const DoSafe = meta.story({
  tags: ['guidance'],
  name: 'Says what happened, what is safe and what to do.',
  render: () => (
    <ErrorState title="The report didn’t load." level={3} onRetry={() => {}}>
      Your answers are saved. Try again in a minute.
    </ErrorState>
  ),
});

export const DontSafe = meta.story({
  tags: ['guidance'],
  name: 'A code and an apology, with nothing to go on.',
  render: () => (
    <ErrorState title="Oops! Error 500" level={3}>
      We are so sorry! An unexpected error has occurred.
    </ErrorState>
  ),
});
