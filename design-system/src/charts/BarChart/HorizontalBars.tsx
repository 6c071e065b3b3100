import { scaleLinear } from '@visx/scale';
import { knownValues, longest, longestOf } from '../shared/chartData.ts';
import { domainOf, textWidth } from '../shared/chartLayout.ts';
import { axisText, noteText } from '../shared/chart.styles.ts';
import { SeriesPatterns } from '../shared/SeriesPatterns.tsx';
import { Baseline } from '../shared/ValueAxis.tsx';
import { barMarks, withMinimumLength, reach, type BarMark } from './barLayout.ts';
import { BarShapes, BarValues } from './BarMarks.tsx';
import { highlightedRow, printedOnMark, type BarsProps, type PlacedMark } from './barPlot.ts';

/** Horizontal bars next to their labels, or below long ones. Every value is printed, so there is no axis. */
export function HorizontalBars(props: BarsProps) {
  const { base, rows, seriesCount, highlight, box } = props;
  const marks = withMinimumLength(barMarks(rows, seriesCount, props.arrangement), props.shortest);
  const plot = horizontalPlot(props, marks);
  const placed = marks.map((mark) => placeHorizontal(props, plot, mark));
  const highlighted = highlightedRow(props);
  const { em } = box;
  return (
    <svg
      width={box.inlineSize}
      height={plot.blockSize}
      viewBox={`0 0 ${box.inlineSize} ${plot.blockSize}`}
      focusable="false"
    >
      <SeriesPatterns base={base} count={seriesCount} />
      <BarShapes placed={placed} base={base} solidRow={seriesCount === 1 ? highlighted : -1} />
      <Baseline from={{ x: plot.value(0), y: 0 }} to={{ x: plot.value(0), y: plot.blockSize }} />
      {rows.map(({ label }, row) => (
        <text
          css={axisText}
          key={plot.rowStart(row)}
          x={plot.labelStart}
          y={plot.rowStart(row) + plot.labelMiddle}
          dy="0.35em"
          textAnchor="start"
          data-strong={row === highlighted || undefined}
          data-row
        >
          {label}
        </text>
      ))}
      <BarValues placed={placed} em={em} />
      {highlight && <HorizontalNote text={highlight.note} placed={placed} row={highlighted} plot={plot} em={em} />}
    </svg>
  );
}

interface HorizontalPlot {
  value: (value: number) => number;
  sign: 1 | -1;
  labelStart: number;
  thick: number;
  labelMiddle: number;
  blockSize: number;
  rowStart: (row: number) => number;
  barsStart: (row: number) => number;
}

function horizontalPlot(props: BarsProps, marks: readonly BarMark[]): HorizontalPlot {
  const { rows, arrangement, seriesCount, format, formatValue, highlight, box, isMirrored } = props;
  const { inlineSize, em } = box;
  const labels = textWidth(longestOf(rows.map(({ label }) => label)), em) + em;
  const isUnder = labels > 0.36 * inlineSize;
  const isStacked = arrangement === 'stacked';
  const barsPerRow = isStacked ? 1 : seriesCount;
  const thick = (isStacked ? 1.75 : 1.5) * em;
  const barsHeight = barsPerRow * thick;
  const labelSize = isUnder ? 1.7 * em : 0;
  const rowSize = labelSize + barsHeight + (isUnder ? 0.9 : 0.75) * em;
  const noteWidth = highlight === undefined ? 0 : textWidth(highlight.note, em) + em;
  const valueWidth = isStacked ? 4 : textWidth(longest(knownValues(rows), formatValue), em) + em + noteWidth;
  const [least] = domainOf(reach(marks), format);
  // Labels above their bars start next to the axis, which runs through all rows.
  const labelInset = isUnder && least >= 0 ? 0.6 * em : 0;
  const before = (isUnder ? 2 : labels) + (least < 0 ? valueWidth : 0);
  const inside: [number, number] = [before, Math.max(before + 2 * em, inlineSize - valueWidth)];
  const range = isMirrored ? inside.map((x) => inlineSize - x) : inside;
  return {
    value: scaleLinear({ domain: domainOf(reach(marks), format), range }),
    sign: isMirrored ? -1 : 1,
    labelStart: isMirrored ? inlineSize - labelInset : labelInset,
    thick,
    labelMiddle: isUnder ? 0.75 * em : barsHeight / 2 + 0.3 * em,
    blockSize: rows.length * rowSize - 0.15 * em,
    rowStart: (row) => row * rowSize,
    barsStart: (row) => row * rowSize + labelSize + (isUnder ? 0 : 0.3 * em),
  };
}

function placeHorizontal(
  { arrangement, formatValue, box }: BarsProps,
  plot: HorizontalPlot,
  mark: BarMark,
): PlacedMark {
  const { value, sign, thick } = plot;
  const isStacked = arrangement === 'stacked';
  const [a, b] = [value(mark.from), value(mark.to)];
  const y = plot.barsStart(mark.row) + (isStacked ? 0 : mark.series * thick);
  const area = { x: Math.min(a, b), y, inlineSize: Math.abs(b - a), blockSize: thick - (isStacked ? 0 : 2) };
  const isForward = sign > 0 === mark.to >= mark.from;
  const side = isForward ? 'right' : 'left';
  if (mark.value === null) return { mark, ...area, outer: side, printed: undefined };
  const outer = mark.isOuter ? side : 'none';
  const text = formatValue(mark.value);
  if (isStacked) return { mark, ...area, outer, printed: printedOnMark(text, area, box.em) };
  const isBackward = mark.to < mark.from;
  const gap = 0.5 * box.em + (isBackward ? textWidth(text, box.em) : 0);
  const x = b + (isBackward ? -sign : sign) * gap;
  return { mark, ...area, outer, printed: { text, x, y: y + area.blockSize / 2, anchor: 'start', isOnMark: false } };
}

/** The note after the value of the highlighted bar. */
function HorizontalNote({ text, placed, row, plot, em }: NoteProps) {
  const own = placed.find(({ mark }) => mark.row === row);
  if (!own?.printed) return null;
  const x = own.printed.x + plot.sign * (textWidth(own.printed.text, em) + 0.9 * em);
  return (
    <text css={noteText} x={x} y={own.printed.y} dy="0.35em" textAnchor="start">
      {text}
    </text>
  );
}

interface NoteProps {
  text: string;
  placed: readonly PlacedMark[];
  row: number;
  plot: HorizontalPlot;
  em: number;
}
