import { type PointerEvent, type RefObject, useRef } from 'react';
import { drawStrokes } from './draw.ts';
import type { Point, Stroke } from './strokes.ts';

interface Drawing {
  readonly pointerId: number;
  readonly kind: string;
  points: Point[];
}

/**
 * Turns pointer events into strokes. One pointer draws at a time, so a second finger or a palm is ignored. After the first
 * pen stroke, touch is ignored.
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
      const start = toPoint(event, event.currentTarget);
      drawing.current = { pointerId, kind, points: [start] };
      event.currentTarget.setPointerCapture(pointerId);
      draw([start]);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (drawing.current?.pointerId !== event.pointerId) return;
      // The browser fires one move per frame; the coalesced events have the points in between.
      const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const more = (moves.length > 0 ? moves : [event]).map((move) => toPoint(move, event.currentTarget));
      draw([...drawing.current.points.slice(-1), ...more]);
      drawing.current.points.push(...more);
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
}

function toPoint({ clientX, clientY }: { clientX: number; clientY: number }, canvas: HTMLElement): Point {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left - canvas.clientLeft, y: clientY - top - canvas.clientTop };
}
