import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components/Meter';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, chartIcon, checkIcon, warningIcon, type IconShape } from '../Icon/icons.ts';
import { Bar } from '../ProgressBar/Bar.tsx';
import { measure } from '../ProgressBar/Bar.styles.ts';
import { box, value, verdict as verdictStyle } from './Meter.styles.ts';

const toneIcons = { success: checkIcon, info: chartIcon, warning: warningIcon, danger: alertIcon };

export interface MeterVerdict {
  /** `success`: enough. `info`: on the way. `warning`: worth a look. `danger`: not enough. */
  tone: keyof typeof toneIcons;
  /** One or two words: "Secure". */
  word: string;
  /** The picture before the word; without it that of the tone. */
  icon?: IconShape;
}

export interface MeterProps extends Omit<AriaMeterProps, 'className' | 'style' | 'render' | 'children' | 'valueLabel'> {
  /** What is measured: "Making change". */
  label: string;
  /** From `minValue` to `maxValue`, both included. */
  value: number;
  /** The value as a person says it: "8 of 10". Without it, a percentage. */
  valueText?: string;
  /** What the value means. It is read right after it: inside a meter, words other than its value are not heard. */
  verdict?: MeterVerdict;
}

/** How much of something there is, and whether that is enough. For something that is under way, use `ProgressBar`. */
export function Meter({ label, valueText, verdict, ...props }: MeterProps) {
  return (
    <div css={box}>
      <AriaMeter {...props} css={measure} {...(valueText !== undefined && { valueLabel: valueText })}>
        {({ percentage, valueText: spoken }) => (
          <>
            <Label>{label}</Label>
            <span css={value}>{spoken}</span>
            <Bar percentage={percentage} tone={verdict?.tone ?? 'plain'} />
          </>
        )}
      </AriaMeter>
      {verdict && (
        <p css={verdictStyle} data-tone={verdict.tone}>
          <Icon icon={verdict.icon ?? toneIcons[verdict.tone]} size="small" />
          {verdict.word}
        </p>
      )}
    </div>
  );
}
