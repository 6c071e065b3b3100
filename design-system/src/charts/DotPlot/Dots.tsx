import { AxisBottom, type TickRendererProps } from '@visx/axis';
import { Group } from '@visx/group';
import { Line } from '@visx/shape';
import type { FormatValue } from '../shared/chartData.ts';
import { axisText, gridLine, noteText, valueText } from '../shared/chart.styles.ts';
import { Marker } from '../shared/Marker.tsx';
import { Baseline } from '../shared/ValueAxis.tsx';
import { join, targetLine } from './DotPlot.styles.ts';
import { dotPlot, rowDots, type Dot, type DotInput } from './dotLayout.ts';

export interface DotsProps extends DotInput {
  formatTick: FormatValue;
  target: { value: number; label: string } | undefined;
}

/** Grid, a line of dots per row with the values of its ends, and one axis below all rows. */
export function Dots(props: DotsProps) {
  const { rows, seriesCount, formatValue, formatTick, ticks, target, box, isMirrored } = props;
  const { em } = box;
  const plot = dotPlot(props);
  const { value, axis, top, bottom } = plot;
  return (
    <svg
      width={box.inlineSize}
      height={plot.blockSize}
      viewBox={`0 0 ${box.inlineSize} ${plot.blockSize}`}
      focusable="false"
    >
      {ticks.map((tick) => (
        <Line key={tick} css={gridLine} from={{ x: value(tick), y: top }} to={{ x: value(tick), y: bottom }} />
      ))}
      {target && <Target {...target} x={value(target.value)} top={top} bottom={bottom} em={em} />}
      {rows.map((row, index) => (
        <Group key={row.label}>
          <text css={axisText} {...plot.label(index)} dy="0.35em" textAnchor="start" data-row>
            {row.label}
          </text>
          <RowDots
            dots={rowDots(row, seriesCount, value)}
            y={plot.dots(index)}
            gap={(isMirrored ? -0.75 : 0.75) * em}
            formatValue={formatValue}
          />
        </Group>
      ))}
      <Baseline from={{ x: axis.from, y: bottom }} to={{ x: axis.to, y: bottom }} />
      <AxisBottom
        scale={value}
        top={bottom}
        tickValues={[...ticks]}
        tickFormat={(tick) => formatTick(Number(tick))}
        tickLength={0.5 * em}
        tickComponent={TickLabel}
        hideAxisLine
        hideTicks
      />
    </svg>
  );
}

interface RowDotsProps {
  dots: readonly Dot[];
  y: number;
  /** Distance of a value from its dot, negative when mirrored. */
  gap: number;
  formatValue: FormatValue;
}

function RowDots({ dots, y, gap, formatValue }: RowDotsProps) {
  const ends = dots.map(({ x }) => x);
  return (
    <>
      {dots.length > 1 && <Line css={join} from={{ x: Math.min(...ends), y }} to={{ x: Math.max(...ends), y }} />}
      {dots.map(({ series, x }) => (
        <Marker key={series} series={series} x={x} y={y} />
      ))}
      {dots.map(
        ({ series, x, value, side }) =>
          side && (
            <text
              css={valueText}
              key={series}
              x={side === 'end' ? x + gap : x - gap}
              y={y}
              dy="0.35em"
              textAnchor={side === 'end' ? 'start' : 'end'}
            >
              {formatValue(value)}
            </text>
          ),
      )}
    </>
  );
}

interface TargetProps {
  label: string;
  x: number;
  top: number;
  bottom: number;
  em: number;
}

function Target({ label, x, top, bottom, em }: TargetProps) {
  return (
    <>
      <Line css={targetLine} from={{ x, y: top - 0.4 * em }} to={{ x, y: bottom }} />
      <text css={noteText} x={x} y={0.6 * em} dy="0.35em" textAnchor="middle">
        {label}
      </text>
    </>
  );
}

function TickLabel({ x, y, formattedValue }: TickRendererProps) {
  return (
    <text css={axisText} x={x} y={y} dy="0.5em" textAnchor="middle">
      {formattedValue}
    </text>
  );
}
