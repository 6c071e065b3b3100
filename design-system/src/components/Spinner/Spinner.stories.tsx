import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { restart } from './restart.fixture.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Feedback/Spinner', component: Spinner });

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

export const CustomLabel = meta.story({ args: { label: 'Loading class 3B…' } });

export const Large = meta.story({ args: { size: 'large', label: 'Opening the restaurant…' } });

export const InALine = meta.story({
  args: { size: 'small', label: 'Looking for students…' },
  render: (args) => (
    <div>
      <p>24 students</p>
      <Spinner {...args} />
    </div>
  ),
});

/** Reduced motion: no animation, only the text. */
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

export const OnTile = meta.story({
  render: (args) => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      <Spinner {...args} />
    </div>
  ),
});

/** For pages that have already waited: visible in the first frame. */
export const Immediately = meta.story({
  tags: ['nightly'],
  args: { appears: 'atOnce', label: 'Loading the page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the page')).toBeVisible();
  },
});
