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
  /** The label: "Music volume". */
  label: string;
  /** Formats the value as text, such as "Slow". Defaults to `formatOptions`. */
  valueText?: ((value: number) => string) | undefined;
  /** Shows a tick per step and labels for both ends. For up to twelve steps. */
  hasTicks?: boolean;
  /** Help text below the field. */
  description?: string | undefined;
}

/** A value in a range that people adjust by feel, such as a volume. For exact numbers use a text field. */
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
