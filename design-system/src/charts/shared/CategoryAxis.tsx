import { AxisBottom, type AxisScale, type TickRendererProps } from '@visx/axis';
import type { ChartRow } from './chartData.ts';
import { labelStep, type PlotFrame } from './chartLayout.ts';
import { axisText } from './chart.styles.ts';

export interface CategoryAxisProps {
  frame: PlotFrame;
  /** Position of each row by index. */
  scale: AxisScale<number>;
  rows: readonly ChartRow[];
  /** Distance between rows in pixels. */
  stepPx: number;
  /** Index of the row with a bold label. */
  strongRow?: number;
}

/** Row labels below the plot, as many as fit. The table has all of them. */
export function CategoryAxis({ frame, scale, rows, stepPx, strongRow = -1 }: CategoryAxisProps) {
  const every = labelStep(
    rows.map(({ label }) => label),
    stepPx,
    frame.em,
  );
  const shown = rows.map((_, index) => index).filter((index) => index % every === 0);
  return (
    <AxisBottom
      scale={scale}
      top={frame.bottom}
      tickValues={shown}
      tickFormat={(index) => rows[Number(index)]?.label}
      tickLength={frame.em * 0.5}
      tickLabelProps={(index) => ({ fontWeight: index === strongRow ? 650 : 400 })}
      tickComponent={RowLabel}
      hideAxisLine
      hideTicks
    />
  );
}

function RowLabel({ x, y, fontWeight, formattedValue }: TickRendererProps) {
  return (
    <text css={axisText} x={x} y={y} dy="0.5em" textAnchor="middle" data-strong={fontWeight === 650 || undefined}>
      {formattedValue}
    </text>
  );
}
