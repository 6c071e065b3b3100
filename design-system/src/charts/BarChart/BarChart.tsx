import { useId } from 'react';
import { useLocale } from '../../i18n/messages.ts';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import { knownValues, valueFormatter } from '../shared/chartData.ts';
import { labelStep } from '../shared/chartLayout.ts';
import type { ChartProps } from '../shared/chartProps.ts';
import { SeriesKey } from '../shared/SeriesKey.tsx';
import type { ChartBox } from '../shared/useChartBox.ts';
import type { Arrangement } from './barLayout.ts';
import { HorizontalBars } from './HorizontalBars.tsx';
import { VerticalBars } from './VerticalBars.tsx';

export type { ChartFormat, ChartRow } from '../shared/chartData.ts';

export interface BarChartProps extends ChartProps {
  /**
   * Direction of the bars. A vertical chart of up to twelve rows becomes horizontal if its labels do not
   * fit.
   */
  orientation?: 'vertical' | 'horizontal';
  /** Several series are shown side by side, or stacked if they add up to a whole. */
  arrangement?: Arrangement;
  /** Row to highlight, and the reason: "Best day". */
  highlight?: { label: string; note: string };
  /**
   * Minimum length of a horizontal, unstacked, nonzero bar as a share of the longest bar (0 to 1), for values so
   * unequal that small bars would be invisible. The printed value stays exact.
   */
  shortest?: number;
}

/** Charts with more rows stay vertical and skip labels. */
const maximumRowsToRotate = 12;

/** Compares values as bars from zero. For a trend over many points use `LineChart`. */
export function BarChart({
  orientation = 'vertical',
  arrangement = 'beside',
  highlight,
  shortest = 0,
  format = 'number',
  ...props
}: BarChartProps) {
  const { rows, series } = props;
  const { locale } = useLocale();
  const base = useId();
  const formatValue = valueFormatter(format, locale, knownValues(rows));
  const least = arrangement === 'stacked' ? 0 : shortest;
  const plot = { base, rows, seriesCount: series.length, arrangement, highlight, shortest: least, format, formatValue };
  const isHorizontal = (box: ChartBox) => orientation === 'horizontal' || labelsOverflow(box, rows);
  return (
    <ChartFigure {...props} format={format} missing="dash" note={highlight}>
      {(box, isMirrored) => (
        <>
          {series.length > 1 && <SeriesKey series={series} base={base} />}
          {isHorizontal(box) ? (
            <HorizontalBars {...plot} box={box} isMirrored={isMirrored} />
          ) : (
            <VerticalBars {...plot} box={box} isMirrored={isMirrored} />
          )}
        </>
      )}
    </ChartFigure>
  );
}

function labelsOverflow({ inlineSize, em }: ChartBox, rows: BarChartProps['rows']): boolean {
  if (rows.length > maximumRowsToRotate) return false;
  const stepPx = (inlineSize - 3 * em) / rows.length;
  return (
    labelStep(
      rows.map(({ label }) => label),
      stepPx,
      em,
    ) > 1
  );
}
