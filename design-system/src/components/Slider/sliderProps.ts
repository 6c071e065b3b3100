import type { SliderProps as AriaSliderProps } from 'react-aria-components/Slider';

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
