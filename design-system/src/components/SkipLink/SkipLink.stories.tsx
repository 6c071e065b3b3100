import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  // Each example is a page with its own landmarks, so the docs show it in an iframe.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
});

// wcag22-2.4.1 (kit)

export const Default = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main" style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
        <Link variant="nav" href="/pricing">
          Pricing
        </Link>
      </nav>
      <Page title="Games">
        <p>Press Tab to see the link above the header.</p>
      </Page>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);

    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));

    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** Hidden until focused. */
export const Shown = meta.story({
  globals: { textSize: '100' },
  ...Default.input,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
});

/** A different target. It needs `tabIndex={-1}` to be focusable. */
export const OtherTarget = meta.story({
  args: { targetId: 'ticket', children: 'Skip to the ticket' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Page title="Math Bistro">
        <Button>Table 1</Button>
        <section id="ticket" tabIndex={-1} aria-label="Ticket">
          <p>2 burgers, 1 fries</p>
        </section>
      </Page>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('region', { name: 'Ticket' })).toHaveFocus();
  },
});
