import { useLocale } from '../../i18n/messages.ts';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import { knownValues, valueFormatter } from '../shared/chartData.ts';
import type { RangeOf } from '../shared/chartLayout.ts';
import type { ChartProps } from '../shared/chartProps.ts';
import { MarkerKey } from '../shared/MarkerKey.tsx';
import { Lines } from './Lines.tsx';
import { lineRange, namesFit } from './linePlot.ts';

export type { ChartFormat, ChartRow } from '../shared/chartData.ts';

export interface LineChartProps extends ChartProps {
  /** Values that the axis covers: from zero, or only around the data, which shows a change of a few percent. */
  range?: RangeOf;
}

/** Shows a trend over time. To compare a few values use `BarChart`. */
export function LineChart({ format = 'number', range = 'zero', ...props }: LineChartProps) {
  const { rows, series } = props;
  const { locale } = useLocale();
  const values = knownValues(rows);
  const formatValue = valueFormatter(format, locale, values);
  const formatTick = valueFormatter(format, locale, lineRange(rows, format, range).ticks);
  return (
    <ChartFigure {...props} format={format} missing="gap">
      {(box, isMirrored) => (
        <>
          {series.length > 1 && !namesFit({ series, box }) && <MarkerKey series={series} hasLines />}
          <Lines {...{ rows, series, format, range, formatValue, formatTick, box, isMirrored }} />
        </>
      )}
    </ChartFigure>
  );
}
