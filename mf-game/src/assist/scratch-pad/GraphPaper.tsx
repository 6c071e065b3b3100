import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { redraw } from './draw.ts';
import { en } from './scratchPad.messages.ts';
import { canvas as canvasStyle, how, paper } from './ScratchPad.styles.ts';
import type { Stroke } from './strokes.ts';
import { usePen } from './usePen.ts';

export interface GraphPaperProps {
  strokes: readonly Stroke[];
  onStroke: (stroke: Stroke) => void;
}

/** The drawing area. */
export function GraphPaper({ strokes, onStroke }: GraphPaperProps) {
  const t = useMessages(en);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pen = usePen(canvasRef, onStroke);
  const drawAll = useEffectEvent(() => {
    if (canvasRef.current !== null) redraw(canvasRef.current, strokes);
  });

  useEffect(() => {
    drawAll();
  }, [strokes]);
  useEffect(() => {
    const observer = new ResizeObserver(drawAll);
    if (canvasRef.current !== null) observer.observe(canvasRef.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const canvas = canvasRef.current;
    // The ink follows the theme: a theme change ends a color transition on the canvas. `data-fades` keeps that transition
    // with reduced motion.
    canvas?.addEventListener('transitionend', drawAll);
    return () => canvas?.removeEventListener('transitionend', drawAll);
  }, []);

  return (
    <div css={paper}>
      <p css={how} data-written={strokes.length > 0 || undefined}>
        {t('scratch.how')}
      </p>
      <canvas css={canvasStyle} ref={canvasRef} aria-hidden="true" data-fades {...pen} />
    </div>
  );
}
