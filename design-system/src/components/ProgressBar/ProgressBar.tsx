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
  /** What grows: "Level 3". */
  label: string;
  /** From 0 to `maxValue`, both included. */
  value?: number;
  /** The end of the bar. */
  maxValue?: number;
  /** The value as a person says it: "240 of 400 to Level 4". Without it, a percentage. */
  valueText?: string;
  /** True while nobody knows how far it is: the bar is hatched, and `valueText` says that it is under way. */
  isIndeterminate?: boolean;
  /** `level` is the game's: butter with a dark end line. */
  look?: 'plain' | 'level';
}

/** How far something has come, in words and as a bar. For how much of something there is, use `Meter`. */
export function ProgressBar({ label, valueText, look = 'plain', ...props }: ProgressBarProps) {
  const t = useMessages(en);
  const words = valueText ?? (props.isIndeterminate ? t('progressBar.underWay') : undefined);
  return (
    <AriaProgressBar {...props} css={progress} data-look={look} {...(words !== undefined && { valueLabel: words })}>
      {({ percentage, valueText: spoken }) => (
        <>
          <Label css={labelStyle}>{label}</Label>
          <span css={valueTextStyle}>{spoken ?? words}</span>
          <Bar percentage={percentage} tone={look} />
        </>
      )}
    </AriaProgressBar>
  );
}
