import { useLocale } from '../../i18n/messages.ts';
import { ChartFigure } from '../shared/ChartFigure.tsx';
import { knownValues, valueFormatter } from '../shared/chartData.ts';
import { dataRange } from '../shared/chartLayout.ts';
import type { ChartProps } from '../shared/chartProps.ts';
import { MarkerKey } from '../shared/MarkerKey.tsx';
import { Dots } from './Dots.tsx';

export type { ChartFormat, ChartRow } from '../shared/chartData.ts';

export interface DotPlotProps extends ChartProps {
  /** A value to compare with, drawn as a vertical line: 80, "Goal". */
  target?: { value: number; label: string };
}

/**
 * Compares values as dots on an axis around the data, where bars from zero would hide a change. Several series of a
 * row are joined by a line: before and after.
 */
export function DotPlot({ target, format = 'number', ...props }: DotPlotProps) {
  const { rows, series } = props;
  const { locale } = useLocale();
  const values = knownValues(rows);
  const range = dataRange(target ? [...values, target.value] : values, format);
  const dots = {
    ...range,
    rows,
    seriesCount: series.length,
    target,
    hasTarget: target !== undefined,
    formatValue: valueFormatter(format, locale, values),
    formatTick: valueFormatter(format, locale, range.ticks),
  };
  return (
    <ChartFigure {...props} format={format} missing="dots">
      {(box, isMirrored) => (
        <>
          {series.length > 1 && <MarkerKey series={series} />}
          <Dots {...dots} box={box} isMirrored={isMirrored} />
        </>
      )}
    </ChartFigure>
  );
}
