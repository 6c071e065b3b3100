import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { CategoryAxis } from '../shared/CategoryAxis.tsx';
import { knownValues, longest, valueFormatter } from '../shared/chartData.ts';
import { plotFrame, textWidth, valueRange, type PlotFrame } from '../shared/chartLayout.ts';
import { noteText } from '../shared/chart.styles.ts';
import { SeriesPatterns } from '../shared/SeriesPatterns.tsx';
import { Baseline, ValueAxis } from '../shared/ValueAxis.tsx';
import { useLocale } from '../../i18n/messages.ts';
import { barMarks, reach, type BarMark } from './barLayout.ts';
import { BarShapes, BarValues } from './BarMarks.tsx';
import { highlightedRow, printedOnMark, type BarsProps, type PlacedMark } from './barPlot.ts';

/** Vertical bars with row labels below. */
export function VerticalBars(props: BarsProps) {
  const { base, rows, seriesCount, format, highlight, box, isMirrored } = props;
  const { locale } = useLocale();
  const { em } = box;
  const marks = barMarks(rows, seriesCount, props.arrangement);
  const { domain, ticks } = valueRange(reach(marks), format);
  const formatTick = valueFormatter(format, locale, ticks);
  const margins = {
    start: textWidth(longest(ticks, formatTick), em) + em,
    end: 0,
    top: (highlight === undefined ? 1.5 : 3.1) * em,
    bottom: 2.1 * em,
  };
  const frame = plotFrame(box, margins, (box.inlineSize < 30 * em ? 10 : 12.5) * em, isMirrored);
  // Negative values are printed between the bar and the row labels.
  const below = marks.some(({ to }) => to < 0) ? 1.3 * em : 0;
  const value = scaleLinear({ domain: [...domain], range: [frame.bottom - below, frame.top] });
  const band = scaleBand({ domain: rows.map((_, row) => row), range: [frame.start, frame.end], padding: 0.3 });
  const placed = placeVertical(props, marks, { frame, value, band });
  const highlighted = highlightedRow(props);
  return (
    <svg
      width={frame.inlineSize}
      height={frame.blockSize}
      viewBox={`0 0 ${frame.inlineSize} ${frame.blockSize}`}
      focusable="false"
    >
      <SeriesPatterns base={base} count={seriesCount} />
      <ValueAxis frame={frame} scale={value} ticks={ticks} format={formatTick} />
      <BarShapes placed={placed} base={base} solidRow={seriesCount === 1 ? highlighted : -1} />
      <Baseline from={{ x: frame.start, y: value(0) }} to={{ x: frame.end, y: value(0) }} />
      <Group>
        <BarValues placed={placed} em={em} />
      </Group>
      <CategoryAxis frame={frame} scale={band} rows={rows} stepPx={band.step()} strongRow={highlighted} />
      {highlight && <Note text={highlight.note} placed={placed} row={highlighted} frame={frame} />}
    </svg>
  );
}

interface Scales {
  frame: PlotFrame;
  value: (value: number) => number;
  band: ((row: number) => number | undefined) & { bandwidth(): number; step(): number };
}

function placeVertical(props: BarsProps, marks: readonly BarMark[], { frame, value, band }: Scales): PlacedMark[] {
  const { arrangement, seriesCount, formatValue, rows } = props;
  const { em, isMirrored } = frame;
  const barsPerRow = arrangement === 'beside' ? seriesCount : 1;
  const thick = Math.min(band.bandwidth() / barsPerRow, (barsPerRow === 1 ? 3.5 : 3) * em);
  const room = barsPerRow === 1 ? band.step() : thick + 0.5 * em;
  const known = knownValues(rows);
  const most = Math.max(...known);
  const showsAllValues = textWidth(longest(known, formatValue), em) + 0.5 * em <= room;
  return marks.map((mark) => {
    const place = barsPerRow === 1 ? 0 : mark.series;
    const offset = (isMirrored ? barsPerRow - 1 - place : place) - barsPerRow / 2;
    const x = (band(mark.row) ?? 0) + band.bandwidth() / 2 + offset * thick;
    const [high, low] = [value(Math.max(mark.from, mark.to)), value(Math.min(mark.from, mark.to))];
    const area = { x, y: high, inlineSize: thick - (barsPerRow > 1 ? 2 : 0), blockSize: low - high };
    const isBelow = mark.to < mark.from;
    const outer = !mark.isOuter ? 'none' : isBelow ? 'bottom' : 'top';
    if (mark.value === null) return { mark, ...area, outer: 'top', printed: undefined };
    const text = formatValue(mark.value);
    if (arrangement === 'stacked') return { mark, ...area, outer, printed: printedOnMark(text, area, em) };
    const y = isBelow ? low + 0.8 * em : high - 0.8 * em;
    const printed = { text, x: x + area.inlineSize / 2, y, anchor: 'middle', isOnMark: false } as const;
    return {
      mark,
      ...area,
      outer,
      printed: showsAllValues || mark.value === most || mark.row === highlightedRow(props) ? printed : undefined,
    };
  });
}

/** The note above the highlighted bar, kept inside the chart. */
function Note({ text, placed, row, frame }: NoteProps) {
  const own = placed.filter(({ mark }) => mark.row === row);
  if (own.length === 0) return null;
  const half = textWidth(text, frame.em) / 2;
  const middle = own.reduce((sum, { x, inlineSize }) => sum + x + inlineSize / 2, 0) / own.length;
  const x = Math.min(Math.max(middle, half), frame.inlineSize - half);
  const y = Math.min(...own.map((one) => one.y)) - 2.2 * frame.em;
  return (
    <text css={noteText} x={x} y={y} dy="0.35em" textAnchor="middle">
      {text}
    </text>
  );
}

interface NoteProps {
  text: string;
  placed: readonly PlacedMark[];
  row: number;
  frame: PlotFrame;
}
