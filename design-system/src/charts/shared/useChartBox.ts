import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Available width and font size, in pixels. */
export interface ChartBox {
  inlineSize: number;
  /** Font size. Larger text means larger margins and fewer labels. */
  em: number;
}

/** Measures the chart before the first paint and when its size or the text size changes. Null until measured. */
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
    // The box has padding in rem, so a text size change always changes its border box.
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}
