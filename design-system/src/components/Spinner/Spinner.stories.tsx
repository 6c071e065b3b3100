import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { restart } from './restart.fixture.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Feedback/Spinner', tags: ['autodocs'], component: Spinner });

export const Default = meta.story({
  tags: ['nightly'],
  play: async ({ canvas }) => {
    const status = canvas.getByText('Loading…');
    restart();
    await expect(status).not.toBeVisible();

    await waitFor(() => expect(status).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});

/** Say what is loading if the page does not. */
export const CustomLabel = meta.story({ args: { label: 'Loading class 3B…' } });

/** In the middle of a page. */
export const Large = meta.story({ args: { size: 'large', label: 'Opening the restaurant…' } });

/** In a line of text. */
export const InALine = meta.story({
  args: { size: 'small', label: 'Looking for students…' },
  render: (args) => (
    <div>
      <p>24 students</p>
      <Spinner {...args} />
    </div>
  ),
});

/** With reduced motion the bell does not move. */
export const ReducedMotion = meta.story({
  tags: ['nightly'],
  globals: { motion: 'on' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible());
    await waitFor(() =>
      expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0),
    );
  },
});

/** On tile. */
export const OnTile = meta.story({
  render: (args) => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      <Spinner {...args} />
    </div>
  ),
});

/** `atOnce`, for pages that have already waited. */
export const Immediately = meta.story({
  tags: ['nightly'],
  args: { appears: 'atOnce', label: 'Loading the page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the page')).toBeVisible();
  },
});

export const DoLabel = meta.story({
  tags: ['guidance'],
  name: 'The text says what is loading.',
  render: () => <Spinner label="Loading the receipts…" appears="atOnce" />,
});

export const DontLabel = meta.story({
  tags: ['guidance'],
  name: 'Everybody can see that. But for what?',
  render: () => <Spinner label="Please wait…" appears="atOnce" />,
});
