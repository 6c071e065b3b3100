import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { Picture } from '../../artwork/Picture/Picture.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({ title: 'Feedback/ErrorState', component: ErrorState, args: { onRetry: fn() } });

export const Broken = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  args: { variant: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
});

/** Announced, because it follows a user action. */
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

export const WholePage = meta.story({
  // A page of its own, so it is in an iframe on the docs page.
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
