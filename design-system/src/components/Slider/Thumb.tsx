import { use, useLayoutEffect, useRef } from 'react';
import { SliderStateContext, SliderThumb } from 'react-aria-components/Slider';
import type { SliderProps } from './sliderProps.ts';
import { thumb } from './Slider.styles.ts';

/** The thumb, styled as a ceramic key. */
export function Thumb({ valueText }: Pick<SliderProps, 'valueText'>) {
  const state = use(SliderStateContext);
  const input = useRef<HTMLInputElement>(null);
  const spokenText = valueText?.(state?.values[0] ?? 0);
  // react-aria sets a number here and has no option for text. This effect runs after each update.
  useLayoutEffect(() => {
    if (spokenText !== undefined) input.current?.setAttribute('aria-valuetext', spokenText);
  });
  return <SliderThumb inputRef={input} css={thumb} />;
}
