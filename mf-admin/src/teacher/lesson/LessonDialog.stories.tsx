import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LessonDialog } from './LessonDialog.tsx';

const meta = preview.meta({
  title: 'Admin/Teacher dashboard/A game for a class',
  component: LessonDialog,
  args: { firstSeed: 7, onClose: fn() },
});

const sheet = () => {
  const found = document.querySelector<HTMLElement>('[data-tickets]');
  if (!found) throw new Error('There is no sheet.');
  return within(found);
};

/** The tickets are on paper only. */
export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'A game for your class' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText(`${location.origin}/game?seed=7&ages=ages_8_9`)).toBeVisible();
    await expect(sheet().getAllByRole('heading', { name: /^Ticket/, hidden: true })).toHaveLength(6);
    await expect(sheet().getByText('Answer key')).not.toBeVisible();
  },
});

export const OtherAges = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Ages/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pro (10-12)' }));

    await waitFor(() => expect(screen.getByText(/seed=7&ages=ages_10_12$/)).toBeVisible());
    await expect(sheet().getByText('Math Bistro: Pro (10-12)')).toBeInTheDocument();
  },
});

/** The class plays what the tickets practice. */
export const OneSkill = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Skill/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Making change' }));

    await waitFor(() => expect(screen.getByText(/seed=7&ages=ages_8_9&type=change_calculation$/)).toBeVisible());
    await expect(sheet().getByText(/Making change/)).toBeInTheDocument();
  },
});

export const AnotherGame = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Another game' }));

    await expect(screen.getByText(/seed=8&ages=ages_8_9$/)).toBeVisible();
  },
});

/** For a projector. */
export const Big = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show large' }));
    const big = within(await screen.findByRole('dialog', { name: 'Open this page' }));
    await waitFor(() => expect(big.getByText(`${location.host}/game?seed=7&ages=ages_8_9`)).toBeVisible());

    await userEvent.click(big.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Open this page' })).toBeNull());
  },
});

const print = fn();

export const Print = meta.story({
  beforeEach: () => {
    const { print: original } = window;
    window.print = print;
    return () => {
      window.print = original;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Print tickets' }));

    await expect(print).toHaveBeenCalledOnce();
  },
});
