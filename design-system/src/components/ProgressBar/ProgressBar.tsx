import { Label } from 'react-aria-components/Label';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { useMessages } from '../../i18n/messages.ts';
import { Bar } from './Bar.tsx';
import { en } from './ProgressBar.messages.ts';
import { label as labelStyle, progress, valueText as valueTextStyle } from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<
  AriaProgressBarProps,
  'className' | 'style' | 'render' | 'children' | 'valueLabel'
> {
  /** Label: "Level 3". */
  label: string;
  /** Between 0 and `maxValue`, inclusive. */
  value?: number;
  /** Maximum value. */
  maxValue?: number;
  /** The value as text: "240 of 400 to Level 4". Defaults to a percentage. */
  valueText?: string;
  /** Whether the progress is unknown. The bar is hatched, and `valueText` says that it is in progress. */
  isIndeterminate?: boolean;
  /** `level` is for the game: butter with a dark end line. */
  variant?: 'plain' | 'level';
}

/** Progress as text and a bar. For a quantity use `Meter`. */
export function ProgressBar({ label, valueText, variant = 'plain', ...props }: ProgressBarProps) {
  const t = useMessages(en);
  const text = valueText ?? (props.isIndeterminate ? t('progressBar.inProgress') : undefined);
  return (
    <AriaProgressBar {...props} css={progress} data-variant={variant} {...(text !== undefined && { valueLabel: text })}>
      {({ percentage, valueText: spoken }) => (
        <>
          <Label css={labelStyle}>{label}</Label>
          <span css={valueTextStyle}>{spoken ?? text}</span>
          <Bar percentage={percentage} tone={variant === 'level' ? 'accent' : 'neutral'} />
        </>
      )}
    </AriaProgressBar>
  );
}
