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
   * Which way the bars grow. A vertical chart of up to twelve rows turns on its side by itself where its labels have no
   * room.
   */
  orientation?: 'vertical' | 'horizontal';
  /** Several series stand side by side, or as pieces of one bar where together they are a whole. */
  arrangement?: Arrangement;
  /** The one row to point out, and the word that says why: "Best day". */
  highlight?: { label: string; note: string };
  /**
   * The least length of a lying bar that is not zero and not a piece, as a share of the longest from 0 to 1: for amounts
   * so unequal that small ones would not be seen. Its number says the truth.
   */
  shortest?: number;
}

/** The most rows that are turned on their side; more keep standing and leave labels out. */
const mostTurned = 12;

/** Amounts to compare, as bars from zero. For a course over time with many points use `LineChart`. */
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
  const write = valueFormatter(format, locale, knownValues(rows));
  const least = arrangement === 'stacked' ? 0 : shortest;
  const plot = { base, rows, seriesCount: series.length, arrangement, highlight, shortest: least, format, write };
  const isLying = (box: ChartBox) => orientation === 'horizontal' || lacksRoom(box, rows);
  return (
    <ChartFigure {...props} format={format} missing="dash" note={highlight}>
      {(box, isMirrored) => (
        <>
          {series.length > 1 && <SeriesKey series={series} base={base} />}
          {isLying(box) ? (
            <HorizontalBars {...plot} box={box} isMirrored={isMirrored} />
          ) : (
            <VerticalBars {...plot} box={box} isMirrored={isMirrored} />
          )}
        </>
      )}
    </ChartFigure>
  );
}

function lacksRoom({ inlineSize, em }: ChartBox, rows: BarChartProps['rows']): boolean {
  if (rows.length > mostTurned) return false;
  const stepPx = (inlineSize - 3 * em) / rows.length;
  return (
    labelStep(
      rows.map(({ label }) => label),
      stepPx,
      em,
    ) > 1
  );
}
