import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Page, PageTitle } from './Page.tsx';

const meta = preview.meta({
  title: 'Layout/Page',
  tags: ['autodocs'],
  component: Page,
  // Each example is a page with its own landmarks, so the docs show it in an iframe.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
});

const text = (
  <Card>
    <Stack gap="s" align="start">
      <h2>This week</h2>
      <h3>Making change</h3>
      <p>8 of 10 right, up from 6 two weeks ago.</p>
      <Button>Show the tasks</Button>
    </Stack>
  </Card>
);

/** For children: text from 18 px, controls 56 px high. */
export const ForChildren = meta.story({
  args: { title: 'Math Bistro', children: text },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(56);
  },
});

/**
 * For adults: a lead below the title, the page action at the end. Text 16 px, controls 44 px high, level 3 headings in the text font.
 */
export const ForAdults = meta.story({
  args: {
    title: 'Mia had a good week',
    lead: '4 days played. Making change went from 6 in 10 to 8 in 10.',
    action: (
      <Link href="/game" variant="solid">
        Play together
      </Link>
    ),
    audience: 'adult',
    children: text,
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).minBlockSize).toBe('44px');
  },
});

/** With a drawing at the end of the header, which stays below 200 px. It is decorative and hidden on phones. */
export const WithAPicture = meta.story({
  globals: { textSize: '100' },
  args: {
    ...ForAdults.input.args,
    picture: <Customer look={0} mood="happy" />,
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Play together' }).getBoundingClientRect();

    await expect(action.bottom).toBeLessThanOrEqual(200);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Pages with a custom title use `PageTitle`, once. */
export const CustomTitle = meta.story({
  args: { width: 'full', children: <PageTitle>Learn math while running your restaurant!</PageTitle> },
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1 }).focus();

    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});
