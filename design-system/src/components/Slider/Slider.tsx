import { useId } from 'react';
import { Slider as AriaSlider, SliderFill, SliderOutput, SliderTrack } from 'react-aria-components/Slider';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { help } from '../TextField/TextField.styles.ts';
import { fill, head, output, slider, track } from './Slider.styles.ts';
import type { SliderProps } from './sliderProps.ts';
import { Thumb } from './Thumb.tsx';
import { Ticks } from './Ticks.tsx';

export type { SliderProps } from './sliderProps.ts';

/** A value in a range that people adjust by feel, such as a volume. For exact numbers use a text field. */
export function Slider({ label, valueText, hasTicks = false, description, ...props }: SliderProps) {
  const helpId = useId();
  return (
    <AriaSlider {...props} {...(description !== undefined && { 'aria-describedby': helpId })} css={slider}>
      <div css={head}>
        <FieldLabel>{label}</FieldLabel>
        <SliderOutput css={output}>
          {({ state }) => valueText?.(state.values[0] ?? 0) ?? state.getThumbValueLabel(0)}
        </SliderOutput>
      </div>
      <SliderTrack css={track}>
        <SliderFill css={fill} />
        <Thumb valueText={valueText} />
      </SliderTrack>
      {hasTicks && <Ticks valueText={valueText} />}
      {description !== undefined && (
        <span id={helpId} css={help}>
          {description}
        </span>
      )}
    </AriaSlider>
  );
}
