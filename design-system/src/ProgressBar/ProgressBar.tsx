import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { fill, label as labelStyle, progress, track, valueText as valueTextStyle } from './ProgressBar.styles.ts';

export interface ProgressBarProps {
  /** What grows: "Level 3". */
  label: string;
  /** From 0 to `maxValue`, both included. */
  value: number;
  /** The end of the bar. */
  maxValue?: number;
  /** The value as a person says it: "240 of 400 to Level 4". Without it, a percentage. */
  valueText?: string;
  /** `level` is the game's: butter with a dark end line. */
  look?: 'plain' | 'level';
}

/** How far something has come, in words and as a bar. */
export function ProgressBar({ label, value, maxValue = 100, valueText, look = 'plain' }: ProgressBarProps) {
  const words = valueText === undefined ? {} : { valueLabel: valueText };
  return (
    <AriaProgressBar css={progress} data-look={look} value={value} maxValue={maxValue} {...words}>
      {({ percentage = 0, valueText: spoken }) => (
        <>
          <Label css={labelStyle}>{label}</Label>
          <span css={valueTextStyle}>{spoken}</span>
          <div css={track}>
            <div css={fill} style={{ inlineSize: `${percentage}%` }} data-empty={percentage === 0 || undefined} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
