import { useLocale } from '../../i18n/messages.ts';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import { knownValues, valueFormatter } from '../shared/chartData.ts';
import { valueRange } from '../shared/chartLayout.ts';
import type { ChartProps } from '../shared/chartProps.ts';
import { LineKey } from './LineKey.tsx';
import { Lines } from './Lines.tsx';
import { namesFit } from './linePlot.ts';

export type { ChartFormat, ChartRow } from '../shared/chartData.ts';

export interface LineChartProps extends ChartProps {}

/** Shows a trend over time. To compare a few values use `BarChart`. */
export function LineChart({ format = 'number', ...props }: LineChartProps) {
  const { rows, series } = props;
  const { locale } = useLocale();
  const values = knownValues(rows);
  const formatValue = valueFormatter(format, locale, values);
  const formatTick = valueFormatter(format, locale, valueRange(values, format).ticks);
  return (
    <ChartFigure {...props} format={format} missing="gap">
      {(box, isMirrored) => (
        <>
          {series.length > 1 && !namesFit({ series, box }) && <LineKey series={series} />}
          <Lines {...{ rows, series, format, formatValue, formatTick, box, isMirrored }} />
        </>
      )}
    </ChartFigure>
  );
}
