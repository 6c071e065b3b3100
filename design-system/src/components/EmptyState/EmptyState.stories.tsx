import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { clockIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { Picture } from '../../artwork/Picture/Picture.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'No days yet', children: 'Nobody has eaten here yet.' },
});

/** In place of a list, with the list’s heading. The picture is next to the text, or below it in narrow containers. */
export const WithANextStep = meta.story({
  args: { actions: <Button>Open the restaurant</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No days yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open the restaurant' })).toBeVisible();
  },
});

/** Without actions. */
export const SentenceOnly = meta.story({ args: { level: 3 } });

/** A whole page: level 1 is the page title, which gets focus. */
export const WholePage = meta.story({
  // A whole page, so the docs show it in an iframe.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    title: 'Teacher dashboard',
    level: 1,
    tag: (
      <Tag tone="warning" icon={clockIcon}>
        In the works
      </Tag>
    ),
    children: 'You will see here what each student practiced this week.',
    actions: (
      <>
        <Link variant="solid" href="/game">
          Play Math Bistro
        </Link>
        <Link variant="outline" href="/">
          Home
        </Link>
      </>
    ),
  },
  render: (args) => (
    <Page>
      <EmptyState {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Teacher dashboard' });
    title.focus();

    await expect(title).toHaveFocus();
  },
});

/** With a different picture. */
export const CustomPicture = meta.story({
  args: {
    picture: (
      <span style={{ display: 'block', inlineSize: 120 }}>
        <Picture name="cloche" />
      </span>
    ),
  },
});

export const DoStart = meta.story({
  tags: ['guidance'],
  name: 'Says what will be here, and how it gets here.',
  render: () => (
    <EmptyState
      title="Your badges hang here"
      level={3}
      actions={
        <Link href="#play" variant="standalone">
          Play a day
        </Link>
      }
    >
      Serve your first customer to earn one.
    </EmptyState>
  ),
});

export const DontStart = meta.story({
  tags: ['guidance'],
  name: 'Says that something is missing, and leaves people with it.',
  render: () => (
    <EmptyState title="No data" level={3}>
      There are no items to display.
    </EmptyState>
  ),
});
