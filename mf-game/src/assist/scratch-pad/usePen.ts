import { type PointerEvent, type RefObject, useRef } from 'react';
import { drawStrokes } from './draw.ts';
import type { Point, Stroke } from './strokes.ts';

/** The one pointer that draws now. */
interface Drawing {
  readonly pointerId: number;
  readonly kind: string;
  points: Point[];
}

/**
 * Turns what a pen, a finger or a mouse does into lines. One pointer draws at a time, so a second finger or a palm does
 * nothing; and once a pen has written, hands only rest.
 */
export function usePen(canvasRef: RefObject<HTMLCanvasElement | null>, onStroke: (stroke: Stroke) => void) {
  const drawing = useRef<Drawing | null>(null);
  const hasPen = useRef(false);

  const draw = (points: readonly Point[]) => {
    const context = canvasRef.current?.getContext('2d') ?? null;
    if (context !== null) drawStrokes(context, [points]);
  };
  const finish = (event: PointerEvent) => {
    if (drawing.current?.pointerId !== event.pointerId) return;
    const { points } = drawing.current;
    drawing.current = null;
    onStroke(points);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      const { pointerId, pointerType: kind, button } = event;
      if (kind === 'pen') hasPen.current = true;
      const isPalm = kind === 'touch' && hasPen.current;
      const isBusy = drawing.current !== null && !(kind === 'pen' && drawing.current.kind === 'touch');
      if (isPalm || isBusy || button !== 0) return;
      const start = placeOf(event, event.currentTarget);
      drawing.current = { pointerId, kind, points: [start] };
      event.currentTarget.setPointerCapture(pointerId);
      draw([start]);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (drawing.current?.pointerId !== event.pointerId) return;
      // The browser tells moves once a frame; between them the hand went on.
      const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const more = (moves.length > 0 ? moves : [event]).map((move) => placeOf(move, event.currentTarget));
      draw([...drawing.current.points.slice(-1), ...more]);
      drawing.current.points.push(...more);
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
}

function placeOf({ clientX, clientY }: { clientX: number; clientY: number }, canvas: HTMLElement): Point {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left - canvas.clientLeft, y: clientY - top - canvas.clientTop };
}
