import { use } from 'react';
import { SliderStateContext } from 'react-aria-components/Slider';
import type { SliderProps } from './sliderProps.ts';
import { ends, tick, ticks } from './Slider.styles.ts';

/** Ticks and labels for both ends. Hidden from screen readers, because the slider announces its value. */
export function Ticks({ valueText }: Pick<SliderProps, 'valueText'>) {
  const state = use(SliderStateContext);
  if (!state) return null;
  const first = state.getThumbMinValue(0);
  const last = state.getThumbMaxValue(0);
  const count = Math.round((last - first) / state.step);
  const format = (value: number) => valueText?.(value) ?? state.getFormattedValue(value);
  return (
    <div aria-hidden="true">
      <div css={ticks}>
        {Array.from({ length: count + 1 }, (_, step) => (
          <span key={step} css={tick} />
        ))}
      </div>
      <div css={ends}>
        <span>{format(first)}</span>
        <span>{format(last)}</span>
      </div>
    </div>
  );
}
