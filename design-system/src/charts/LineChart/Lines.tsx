import { Group } from '@visx/group';
import { LinePath } from '@visx/shape';
import { CategoryAxis } from '../shared/CategoryAxis.tsx';
import { longest, type FormatValue } from '../shared/chartData.ts';
import { textWidth } from '../shared/chartLayout.ts';
import { line, seriesColor, valueText } from '../shared/chart.styles.ts';
import { dashes, Marker } from '../shared/Marker.tsx';
import { Baseline, ValueAxis } from '../shared/ValueAxis.tsx';
import { seriesName } from './LineChart.styles.ts';
import { linePlot, linePoints, spread, type LineInput, type LinePoint } from './linePlot.ts';

/** Grid, lines with gaps, points, values if they fit, and series names at the ends. */
export function Lines(props: LineInput & { formatValue: FormatValue }) {
  const { rows, series, formatValue, formatTick } = props;
  const plot = linePlot(props);
  const { frame, value, place, ticks, domain } = plot;
  const lines = series.map((_, index) => linePoints(rows, index, plot));
  // A range that does not include zero has its axis at the bottom.
  const axis = value(Math.max(0, domain[0]));
  const stepPx = place.step() || Math.abs(frame.end - frame.start);
  const known = lines.flat().flatMap((point) => point.value ?? []);
  const showsValues =
    series.length === 1 && textWidth(longest(known, formatValue), frame.em) + 0.6 * frame.em <= stepPx;
  return (
    <svg
      width={frame.inlineSize}
      height={frame.blockSize}
      viewBox={`0 0 ${frame.inlineSize} ${frame.blockSize}`}
      focusable="false"
    >
      <ValueAxis frame={frame} scale={value} ticks={ticks} format={formatTick} />
      <Baseline from={{ x: frame.start, y: axis }} to={{ x: frame.end, y: axis }} />
      {lines.map((points, index) => (
        <Line key={series[index]} points={points} index={index} hasRoom={stepPx >= frame.em} />
      ))}
      {showsValues && <PointValues points={lines[0] ?? []} formatValue={formatValue} em={frame.em} />}
      {plot.hasNames && <Names series={series} lines={lines} plot={plot} />}
      <CategoryAxis frame={frame} scale={place} rows={rows} stepPx={stepPx} />
    </svg>
  );
}

/** One series. If points are close together, only end points and isolated points have a marker. */
function Line({ points, index, hasRoom }: { points: readonly LinePoint[]; index: number; hasRoom: boolean }) {
  const known = points.filter(({ y }) => y !== null);
  const ends = new Set([known[0], known.at(-1)]);
  return (
    <Group>
      <LinePath
        css={line}
        data={[...points]}
        x={({ x }) => x}
        y={({ y }) => y ?? 0}
        defined={({ y }) => y !== null}
        stroke={seriesColor(index)}
        strokeDasharray={dashes[index]}
        strokeLinecap="butt"
        fill="none"
      />
      {known
        .filter((point) => hasRoom || point.isAlone || ends.has(point))
        .map(({ x, y }) => (
          <Marker key={x} series={index} x={x} y={y ?? 0} />
        ))}
    </Group>
  );
}

function PointValues({
  points,
  formatValue,
  em,
}: {
  points: readonly LinePoint[];
  formatValue: FormatValue;
  em: number;
}) {
  // The value of a local minimum is printed below the point, where there is no line.
  const isLow = (index: number) =>
    [points[index - 1], points[index + 1]].every((near) => near?.y != null && near.y < (points[index]?.y ?? 0));
  return points.map(({ x, y, value }, index) =>
    y === null || value === null ? null : (
      <text css={valueText} key={x} x={x} y={y + (isLow(index) ? em : -em)} dy="0.35em" textAnchor="middle">
        {formatValue(value)}
      </text>
    ),
  );
}

interface NamesProps {
  series: readonly string[];
  lines: readonly (readonly LinePoint[])[];
  plot: ReturnType<typeof linePlot>;
}

/** Series names at the ends of the lines. */
function Names({ series, lines, plot }: NamesProps) {
  const { frame } = plot;
  const lastOf = (points: readonly LinePoint[]) => points.findLast(({ y }) => y !== null)?.y ?? frame.bottom;
  const ends = lines.map(lastOf);
  const heights = spread(ends, 1.25 * frame.em, frame);
  // A name that was moved away from its line gets a line sample.
  const hasMoved = heights.some((height, index) => Math.abs(height - (ends[index] ?? 0)) > 0.4 * frame.em);
  const sign = frame.isMirrored ? -1 : 1;
  return series.map((name, index) => (
    <Group key={name}>
      {hasMoved && <Marker series={index} x={frame.end + sign * 0.5 * frame.em} y={heights[index] ?? 0} />}
      <text
        css={seriesName}
        x={frame.end + sign * (hasMoved ? 1.4 : 0.3) * frame.em}
        y={heights[index]}
        dy="0.35em"
        textAnchor="start"
      >
        {name}
      </text>
    </Group>
  ));
}
