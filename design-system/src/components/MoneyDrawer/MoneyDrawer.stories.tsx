import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { MoneyPiece } from './money.ts';
import { MoneyDrawer, type MoneyDrawerProps } from './MoneyDrawer.tsx';
import { Stack } from '../Stack/Stack.tsx';

const tillPieces = [2_000, 1_000, 500, 100, 25, 10] as const;

function WithTray(props: Partial<MoneyDrawerProps>) {
  const [value, setValue] = useState<readonly MoneyPiece[]>(props.value ?? []);
  return (
    <div style={{ maxInlineSize: 380 }}>
      <MoneyDrawer
        label="Change for Mina"
        pieces={tillPieces}
        onSubmit={() => {}}
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Fields/MoneyDrawer',
  tags: ['autodocs'],
  component: WithTray,
  args: { onSubmit: fn(), onHint: fn(), onType: fn() },
});

/** The child adds up the money on the tray. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Serve' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Put the money here');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    for (const name of ['$5 bill', '$1 bill', '$1 bill', '25 cents', 'Take back']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(canvas.getByRole('img')).toHaveAccessibleName('1 $5 bill and 2 $1 bills');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^25 cents taken back$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Serve' }));

    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** With the sum, shown and announced. */
export const WithSum = meta.story({
  args: { hasSum: true, value: [500, 25] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10 cents' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('10 cents added. $5.35 so far');
    await expect(canvas.getByText('$5.35')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  args: { hasSum: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take back' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '$5 bill' })).toHaveAttribute('aria-keyshortcuts', '3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown} 43{Backspace}');
    await expect(canvas.getByRole('img')).toHaveAccessibleName('1 $10 bill, 1 $1 bill, and 1 coin of 25 cents');
    await expect(canvas.getByText('$11.25')).toBeVisible();

    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onType).toHaveBeenCalledOnce();
  },
});

export const ByDragging = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const data = new DataTransfer();
    const at = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        bubbles: true,
        cancelable: true,
        clientX: left + width / 2,
        clientY: top + height / 2,
        dataTransfer: data,
      };
    };
    const from = canvas.getByRole('button', { name: '$10 bill' });
    const tray = canvas.getByText('Put the money here');
    from.dispatchEvent(new PointerEvent('pointerdown', { ...at(from), pointerType: 'mouse' }));
    from.dispatchEvent(new DragEvent('dragstart', at(from)));
    for (const type of ['dragenter', 'dragover', 'drop']) tray.dispatchEvent(new DragEvent(type, at(tray)));
    from.dispatchEvent(new DragEvent('dragend', at(from)));

    await expect(await canvas.findByRole('img')).toHaveAccessibleName('1 $10 bill');
  },
});

/** Up to 20 bills and coins. They cover each other when there are many. */
export const Full = meta.story({
  tags: ['nightly'],
  args: { value: Array.from({ length: 20 }, (_, index) => (index < 12 ? 500 : 25)), hasSum: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '$1 bill' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('The tray is full');
    await expect(canvas.getByRole('img')).toHaveAccessibleName('12 $5 bills and 8 coins of 25 cents');
  },
});

/** In the narrowest pad, that of small phones in landscape. */
export const Narrow = meta.story({
  tags: ['nightly'],
  args: { hasSum: true, value: [2_000, 500, 100, 25], hints: { shown: 1, total: 3 } },
  decorators: [(Story) => <div style={{ inlineSize: 204, blockSize: 270 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const key of canvas.getAllByRole('button')) {
      await expect(key.getBoundingClientRect().width, key.outerHTML).toBeGreaterThanOrEqual(44);
      await expect(key.scrollWidth, key.outerHTML).toBeLessThanOrEqual(key.clientWidth);
    }
  },
});

/** More than six bills and coins make it taller. */
export const AllPieces = meta.story({ args: { pieces: [2_000, 1_000, 500, 100, 25, 10, 5, 1] } });

/** Large text stays inside the keys. */
export const LargeText = meta.story({ globals: { textSize: '150' }, args: { hasSum: true, value: [2_000, 500, 25] } });

/** In RTL, keys and arrow keys are not mirrored. */
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, args: { hasSum: true, value: [500, 25] } });

/** Disabled in a paused game. */
export const Disabled = meta.story({ args: { isDisabled: true, value: [100] } });

const bills = [500, 100, 25] as const;

export const DoQuestion = meta.story({
  tags: ['guidance'],
  name: 'The question is in sight. The child finds the amount.',
  render: () => (
    <Stack gap="s">
      <p id="omar">Omar pays $10 for $7. How much is his change?</p>
      <MoneyDrawer
        label="Change for Omar"
        aria-describedby="omar"
        value={[100, 100]}
        onChange={() => {}}
        onSubmit={() => {}}
        pieces={bills}
      />
    </Stack>
  ),
});

export const DontQuestion = meta.story({
  tags: ['guidance'],
  name: 'The label gives the answer away, and nothing is left to think about.',
  render: () => (
    <Stack gap="s">
      <p>Lay down $3.</p>
      <MoneyDrawer label="Lay down $3" value={[100, 100]} onChange={() => {}} onSubmit={() => {}} pieces={bills} />
    </Stack>
  ),
});
