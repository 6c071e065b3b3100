import type { GameSpeed } from '@countertop/engine/play/game';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { GameSpeedChoice, type GameSpeedChoiceProps } from './GameSpeedChoice.tsx';

function Stateful({ value: first, onChange }: GameSpeedChoiceProps) {
  const [value, setValue] = useState<GameSpeed>(first);
  return (
    <GameSpeedChoice
      value={value}
      onChange={(speed) => {
        setValue(speed);
        onChange(speed);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Game/Game speed',
  component: GameSpeedChoice,
  args: { value: 'standard' as const, onChange: fn() },
  render: (args) => <Stateful {...args} />,
});

export const Standard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const untimed = canvas.getByRole('radio', { name: 'Untimed' });
    await expect(untimed).toHaveAccessibleDescription('There are no clocks.');

    await userEvent.click(untimed);

    await expect(args.onChange).toHaveBeenLastCalledWith('none');
    await expect(canvas.queryByRole('radio', { name: '5 times' })).toBeNull();
  },
});

export const ExtraTime = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Extra time' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('x2');

    await userEvent.click(canvas.getByRole('radio', { name: '10 times' }));

    await expect(args.onChange).toHaveBeenLastCalledWith('x10');
    await expect(canvas.getByRole('radio', { name: 'Extra time' })).toBeChecked();
  },
});

export const FiveTimes = meta.story({ args: { value: 'x5' } });

export const Untimed = meta.story({ args: { value: 'none' } });

/** On the start screen of a phone, the three stay in one row. */
export const CompactOnAPhone = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 328 }}>
      <GameSpeedChoice {...args} isCompact />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText(/Standard|Extra time|Untimed/).map((label) => label.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});
