import { use, useLayoutEffect, useRef } from 'react';
import { SliderStateContext, SliderThumb } from 'react-aria-components/Slider';
import type { SliderProps } from './Slider.tsx';
import { thumb } from './Slider.styles.ts';

/** The ceramic key on the bar. */
export function Thumb({ valueText }: Pick<SliderProps, 'valueText'>) {
  const state = use(SliderStateContext);
  const input = useRef<HTMLInputElement>(null);
  const said = valueText?.(state?.values[0] ?? 0);
  // react-aria writes the number here and takes no words; this runs after it, each time it has written.
  useLayoutEffect(() => {
    if (said !== undefined) input.current?.setAttribute('aria-valuetext', said);
  });
  return <SliderThumb inputRef={input} css={thumb} />;
}
