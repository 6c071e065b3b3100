import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderTrack,
} from 'react-aria-components/Slider';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { help } from '../TextField/TextField.styles.ts';
import { fill, head, output, slider, track } from './Slider.styles.ts';
import { Thumb } from './Thumb.tsx';
import { Ticks } from './Ticks.tsx';

export interface SliderProps extends Omit<
  AriaSliderProps<number>,
  'className' | 'style' | 'render' | 'children' | 'orientation'
> {
  /** What is set: "Music volume". */
  label: string;
  /** The value in words, where a number says little: "Slow". Without it `formatOptions` writes the number. */
  valueText?: ((value: number) => string) | undefined;
  /** A mark at every step, with the first and the last value written under them. For up to twelve steps. */
  hasTicks?: boolean;
  /** One line of help below. */
  description?: string | undefined;
}

/** A value between two ends that people try out rather than know, such as a volume. An exact number is typed. */
export function Slider({ label, valueText, hasTicks = false, description, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} css={slider}>
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
      {description !== undefined && <span css={help}>{description}</span>}
    </AriaSlider>
  );
}
