import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The room a chart has, in pixels. */
export interface ChartBox {
  inlineSize: number;
  /** The size of its letters, so that a larger text size gives larger margins and fewer labels. */
  em: number;
}

/** Measures before the first paint and after each change of room or text size. Null until then. */
export function useChartBox(): { ref: RefObject<HTMLDivElement | null>; box: ChartBox | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<ChartBox | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const next = { inlineSize: element.clientWidth, em: Number.parseFloat(getComputedStyle(element).fontSize) };
      setBox((last) => (last?.inlineSize === next.inlineSize && last.em === next.em ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The box has a padding in rem: a new text size changes its border box even where nothing else moves.
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}
