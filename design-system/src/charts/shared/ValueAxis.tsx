import { AxisLeft, AxisRight, type AxisScale, type TickRendererProps } from '@visx/axis';
import { Line } from '@visx/shape';
import type { FormatValue } from './chartData.ts';
import type { PlotFrame } from './chartLayout.ts';
import { axisText, baseline, gridLine } from './chart.styles.ts';

export interface ValueAxisProps {
  frame: PlotFrame;
  scale: AxisScale<number> & ((value: number) => number);
  ticks: readonly number[];
  format: FormatValue;
}

/** Grid lines with values at the start side. The zero line is drawn by `Baseline`. */
export function ValueAxis({ frame, scale, ticks, format }: ValueAxisProps) {
  const Axis = frame.isMirrored ? AxisRight : AxisLeft;
  return (
    <>
      {ticks
        .filter((tick) => tick !== 0)
        .map((tick) => (
          <Line
            key={tick}
            css={gridLine}
            from={{ x: frame.start, y: scale(tick) }}
            to={{ x: frame.end, y: scale(tick) }}
          />
        ))}
      <Axis
        scale={scale}
        left={frame.start}
        tickValues={[...ticks]}
        tickFormat={(tick) => format(tick)}
        tickLength={frame.em * 0.6}
        tickComponent={ValueLabel}
        hideAxisLine
        hideTicks
      />
    </>
  );
}

/** The zero line. Drawn after the marks. */
export function Baseline(ends: { from: Point; to: Point }) {
  return <Line css={baseline} {...ends} />;
}

interface Point {
  x: number;
  y: number;
}

// `end` is relative to the text direction, so it mirrors automatically.
function ValueLabel({ x, y, formattedValue }: TickRendererProps) {
  return (
    <text css={axisText} x={x} y={y} dy="0.35em" textAnchor="end">
      {formattedValue}
    </text>
  );
}
