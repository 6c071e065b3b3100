import { Button } from '@countertop/design-system/Button';
import { playIcon } from '@countertop/design-system/icons';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createSoundPlayer } from './soundPlayer.ts';
import { tones, type SoundName } from './tones.ts';

/** When each sound is played, and what says the same on the screen. */
const meanings: Readonly<Record<SoundName, readonly [when: string, onScreen: string]>> = {
  arrived: ['A customer sits down', 'The customer at the table'],
  orderTaken: ['An order opens', 'The ticket'],
  wrong: ['A wrong answer', 'The result with the worked answer'],
  correct: ['A right answer', 'The result with a check mark'],
  served: ['A customer gets the meal', 'The plate on the table'],
  patienceLow: ['A customer’s patience runs out', 'Face and label of the customer'],
  levelUp: ['A new level', 'The level screen'],
  dayComplete: ['The end of a day', 'The summary of the day'],
  badge: ['A badge', 'The badge with its name'],
};

const names = Object.keys(tones).filter((name): name is SoundName => name in meanings);
const lengthMs = (name: SoundName) => Math.max(...tones[name].map(({ startMs, durationMs }) => startMs + durationMs));
const rows = names.map((id) => ({ id, when: meanings[id][0], onScreen: meanings[id][1], lengthMs: lengthMs(id) }));
const player = createSoundPlayer({ volume: () => 0.5 });

function PlayButton({ name }: { name: SoundName }) {
  function play(): void {
    player.wake();
    player.play(name);
  }

  return (
    <Button variant="outline" size="medium" icon={playIcon} aria-label={`Play: ${meanings[name][0]}`} onPress={play}>
      Play
    </Button>
  );
}

const columns: readonly TableColumn<(typeof rows)[number]>[] = [
  { id: 'when', name: 'When' },
  { id: 'onScreen', name: 'On the screen' },
  { id: 'lengthMs', name: 'Length, ms', align: 'number' },
  { id: 'id', name: 'Sound', cell: ({ id }) => <PlayButton name={id} /> },
];

function SoundTable() {
  return <Table caption="Sounds of the game" isCaptionHidden narrow="stacked" columns={columns} rows={rows} />;
}

const meta = preview.meta({ title: 'Foundations/Sound', component: SoundTable });

export const Sounds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const rowHeaders = canvas.getAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: 'Play: A right answer' }));

    await expect(rowHeaders).toHaveLength(names.length);
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(within(row).getByRole('button', { name: /^Play: / })).toBeVisible();
    }
    await expect(Math.max(...names.map(lengthMs))).toBeLessThan(1000);
  },
});
