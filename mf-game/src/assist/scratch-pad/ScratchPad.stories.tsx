import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ScratchPad, type ScratchPadProps } from './ScratchPad.tsx';
import { emptyWork } from './strokes.ts';

function Working({ onClose }: Pick<ScratchPadProps, 'onClose'>) {
  const [work, setWork] = useState(emptyWork);
  return (
    <div style={{ blockSize: 420 }}>
      <section style={{ position: 'relative', blockSize: 400, inlineSize: 0 }}>
        <ScratchPad id="pad" work={work} onChange={setWork} onClose={onClose} />
      </section>
    </div>
  );
}

const meta = preview.meta({
  title: 'Game/Scratch pad',
  component: Working,
  args: { onClose: fn() },
  parameters: { viewport: { options: { wide: { name: 'Wide', styles: { width: '1280px', height: '800px' } } } } },
  globals: { viewport: { value: 'wide' } },
});

export const Empty = meta.story();

function canvasOf(element: HTMLElement): HTMLCanvasElement {
  const canvas = element.querySelector('canvas');
  if (canvas === null) throw new Error('No canvas found.');
  return canvas;
}

/** Returns the number of pixels with ink. */
function inked(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.filter((_, index) => index % 4 === 3 && (data[index] ?? 0) > 0).length;
}

interface Hand {
  readonly pointerId?: number;
  readonly pointerType?: 'pen' | 'touch' | 'mouse';
}

/** Dispatches a pointer event at a position in tenths of the paper's width and height. */
function press(canvas: HTMLCanvasElement, type: string, [x, y]: readonly [number, number], hand: Hand = {}): void {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const place = { clientX: left + (x * width) / 10, clientY: top + (y * height) / 10 };
  canvas.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', ...hand, ...place }),
  );
}

function draw(canvas: HTMLCanvasElement, from: readonly [number, number], to: readonly [number, number], hand?: Hand) {
  // A synthetic pointer cannot be captured.
  canvas.setPointerCapture = () => {};
  press(canvas, 'pointerdown', from, hand);
  press(canvas, 'pointermove', to, hand);
  press(canvas, 'pointerup', to, hand);
}

export const Written = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const paper = canvasOf(canvasElement);
    await expect(inked(paper)).toBe(0);

    draw(paper, [2, 3], [8, 3]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled());
    const oneLine = inked(paper);
    draw(paper, [2, 7], [8, 7]);

    await expect(oneLine).toBeGreaterThan(0);
    await waitFor(() => expect(inked(paper)).toBeGreaterThan(1.5 * oneLine));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inked(paper)).toBe(oneLine));
  },
});

/** Returns the ink color at the first stroke. */
function inkOf(canvas: HTMLCanvasElement): string {
  const { data } = canvas.getContext('2d')?.getImageData(canvas.width / 2, (canvas.height * 3) / 10, 1, 1) ?? {
    data: [],
  };
  return [...data].join(' ');
}

export const FollowsTheTheme = meta.story({
  tags: ['nightly'],
  play: async ({ canvasElement }) => {
    const paper = canvasOf(canvasElement);
    draw(paper, [2, 3], [8, 3]);
    await waitFor(() => expect(inkOf(paper)).not.toBe('0 0 0 0'));
    const before = inkOf(paper);
    const { dataset } = document.documentElement;
    const { theme = 'default' } = dataset;

    dataset['theme'] = theme === 'high-contrast' ? 'default' : 'high-contrast';
    await waitFor(() => expect(inkOf(paper)).not.toBe(before));
    dataset['theme'] = theme;

    await waitFor(() => expect(inkOf(paper)).toBe(before));
  },
});

export const Cleared = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const paper = canvasOf(canvasElement);
    draw(paper, [2, 2], [8, 8]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear the scratch pad' })).toBeEnabled());

    await userEvent.click(canvas.getByRole('button', { name: 'Clear the scratch pad' }));
    await waitFor(() => expect(inked(paper)).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(inked(paper)).toBeGreaterThan(0));
  },
});

export const SecondFinger = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, canvasElement }) => {
    const paper = canvasOf(canvasElement);
    paper.setPointerCapture = () => {};
    press(paper, 'pointerdown', [2, 2], { pointerId: 1, pointerType: 'touch' });
    const oneDot = inked(paper);

    draw(paper, [1, 8], [9, 8], { pointerId: 2, pointerType: 'touch' });

    await expect(inked(paper)).toBe(oneDot);
    press(paper, 'pointerup', [2, 2], { pointerId: 1, pointerType: 'touch' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled());
  },
});

export const PalmNextToThePen = meta.story({
  tags: ['nightly'],
  play: async ({ canvas, canvasElement }) => {
    const paper = canvasOf(canvasElement);
    draw(paper, [2, 3], [8, 3], { pointerId: 5, pointerType: 'pen' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled());
    const written = inked(paper);

    draw(paper, [2, 8], [8, 8], { pointerId: 6, pointerType: 'touch' });

    await expect(inked(paper)).toBe(written);
  },
});

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Or type your notes' }), '3 x 4.50');

    await expect(canvas.getByRole('textbox')).toHaveValue('3 x 4.50');
  },
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the scratch pad' }));

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
