import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components/Meter';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, chartIcon, checkIcon, warningIcon, type IconShape } from '../Icon/icons.ts';
import { Bar } from '../ProgressBar/Bar.tsx';
import { measure } from '../ProgressBar/Bar.styles.ts';
import { box, row, value, verdict as verdictStyle } from './Meter.styles.ts';

const toneIcons = { success: checkIcon, info: chartIcon, warning: warningIcon, danger: alertIcon };

export interface MeterVerdict {
  /** `success`: enough. `info`: on the way. `warning`: needs attention. `danger`: not enough. */
  tone: keyof typeof toneIcons;
  /** One or two words: "Secure". */
  word: string;
  /** Icon before the word. Defaults to the icon of the tone. */
  icon?: IconShape;
}

export interface MeterProps extends Omit<AriaMeterProps, 'className' | 'style' | 'render' | 'children' | 'valueLabel'> {
  /** Names the measured quantity: "Making change". */
  label: string;
  /** Between `minValue` and `maxValue`, inclusive. */
  value: number;
  /** The value as text: "8 of 10". Defaults to a percentage. */
  valueText?: string;
  /** Meaning of the value. Rendered after the meter, because screen readers ignore text inside it. */
  verdict?: MeterVerdict;
  /** `row` puts label, bar, value and verdict on one line, aligned in a list of meters, if there is room. */
  layout?: 'stacked' | 'row';
}

/** Shows a quantity, and whether it is enough. For the progress of a task use `ProgressBar`. */
export function Meter({ label, valueText, verdict, layout = 'stacked', ...props }: MeterProps) {
  return (
    <div css={layout === 'row' ? row : undefined}>
      <div css={box}>
        <AriaMeter {...props} css={measure} {...(valueText !== undefined && { valueLabel: valueText })}>
          {({ percentage, valueText: spoken }) => (
            <>
              <Label>{label}</Label>
              <span css={value}>{spoken}</span>
              <Bar percentage={percentage} tone={verdict?.tone ?? 'neutral'} />
            </>
          )}
        </AriaMeter>
        {verdict && (
          <p css={verdictStyle} data-tone={verdict.tone}>
            <Icon icon={verdict.icon ?? toneIcons[verdict.tone]} size="small" />
            <span>{verdict.word}</span>
          </p>
        )}
      </div>
    </div>
  );
}
