import { savePreferences } from '@countertop/design-system/preferences';
import type { Table } from '@countertop/engine/play/game';
import { answerText } from '@countertop/engine/play/simulate';
import { expect, screen, waitFor } from 'storybook/test';
import { inAllModes } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { lessonGame } from '../session/lesson.fixture.ts';
import { busyGame, finishedDay, orderedGame, startedGame } from '../session/scenes.fixture.ts';
import { StillGame } from '../session/StillGame.fixture.tsx';

const meta = preview.meta({
  title: 'Game/Play screen',
  component: StillGame,
  parameters: { layout: 'fullscreen' },
  args: { game: busyGame() },
});

export const Busy = meta.story({ tags: ['nightly'], parameters: inAllModes });

export const Opening = meta.story({ args: { game: startedGame() } });

const ordered = orderedGame();
const rightAnswer = ordered.order === null ? '' : answerText(ordered.order.problem.answer);

export const OrderToCheck = meta.story({
  tags: ['nightly'],
  args: { game: ordered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(`${rightAnswer}{Enter}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

    const dish = await canvas.findByRole('button', { name: 'Table 3, Omar, Serve!' });
    await waitFor(() => expect(dish).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await expect(await canvas.findByRole('button', { name: 'Table 3, Omar, Served' })).toBeVisible();
  },
});

export const LevelUp = meta.story({
  args: { game: { ...orderedGame(), levelUp: { level: 4, bonusPoints: 150, leftMs: 3000 } } },
});

export const OfALesson = meta.story({
  tags: ['nightly'],
  args: { game: lessonGame() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your restaurant' })).toHaveTextContent('Order1of 12');
    await expect(canvas.getByRole('button', { name: 'Hint: none in this lesson' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Manage Inventory' })).toBeNull();
  },
});

export const DayOver = meta.story({ args: { game: finishedDay() } });

export const OnAPhone = meta.story({ args: { game: orderedGame() }, globals: { viewport: { value: 'phone' } } });

/** Left edges of the keys, the ticket and its table. */
function places(): readonly number[] {
  const parts = [
    screen.getByRole('button', { name: '7' }),
    screen.getByRole('textbox', { name: /^Your answer/ }),
    ...screen.getAllByRole('button', { name: /^Table 3/ }),
  ];
  return parts.map((part) => part.getBoundingClientRect().left);
}

export const LeftHanded = meta.story({
  tags: ['nightly'],
  args: { game: orderedGame() },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    savePreferences({ numberPadSide: 'left' });

    await waitFor(() => {
      const [keys = 0, ticket = 0, table = 0] = places();
      return expect([keys < table, ticket < table]).toEqual([true, true]);
    });
  },
});

export const OrderTaken = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Table 3, Omar, Waiting/ }).focus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Your answer/ })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Table 3, Omar, Ordering, the ticket is open' })).toBeVisible();
  },
});

export const Served = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Table 5, Mina, Serve!/ }).focus();

    await userEvent.keyboard('{Enter}');

    const table = await canvas.findByRole('button', { name: 'Table 5, Mina, Served' });
    await expect(table).toHaveFocus();
    await expect(canvas.getByText('4 of 6 served')).toBeInTheDocument();
  },
});

export const WrongAnswer = meta.story({
  args: { game: ordered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('9999{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

    const table = await canvas.findByRole('button', { name: 'Table 3, Omar, Left' });
    await waitFor(() => expect(table).toHaveFocus());
  },
});

export const AnnouncedByKey = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Table 5/ }).focus();

    await userEvent.keyboard('r');

    await canvas.findByText(/^Table 1, Free, .* Table 5, Mina, Serve! Table 6,/);
    await expect(canvas.getByRole('button', { name: /^Table 5/ })).toHaveFocus();
  },
});

export const PausedAndResumed = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    const pause = canvas.getByRole('button', { name: 'Pause the game' });
    await userEvent.click(pause);
    await userEvent.click(await screen.findByRole('button', { name: 'Resume Game' }));

    await waitFor(() => expect(pause).toHaveFocus());
  },
});

/** The button of the panel stays for what to do next, with the focus. */
export const ServedFromThePanel = meta.story({
  tags: ['nightly'],
  args: {
    game: { ...busyGame(), tables: busyGame().tables.map((table) => (table.id === 5 ? table : freeTable(table))) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Serve Mina' }));

    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Clear table 5|Prepare a plate)$/ })).toHaveFocus(),
    );
  },
});

function freeTable({ id }: Table): Table {
  return { id, status: 'available' };
}
