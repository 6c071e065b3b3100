import { useMessages } from '@countertop/design-system/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { redraw } from './draw.ts';
import { en } from './scratchPad.messages.ts';
import { canvas as canvasStyle, how, paper } from './ScratchPad.styles.ts';
import type { Stroke } from './strokes.ts';
import { usePen } from './usePen.ts';

export interface SquaredPaperProps {
  strokes: readonly Stroke[];
  onStroke: (stroke: Stroke) => void;
}

/** The paper itself: for eyes and hands, with words for others on what it is. */
export function SquaredPaper({ strokes, onStroke }: SquaredPaperProps) {
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
    // The ink follows the theme, whose change the canvas hears as the end of its colour's transition; it fades in reduced motion,
    // where all that does not has none.
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
