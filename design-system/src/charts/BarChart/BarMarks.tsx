import { BarRounded } from '@visx/shape';
import { paleColor, plate, seriesColor, valueText } from '../shared/chart.styles.ts';
import { seriesFill } from '../shared/SeriesPatterns.tsx';
import { bar, missing } from './BarChart.styles.ts';
import { plateWidth, type PlacedMark, type PrintedText } from './barPlot.ts';

export interface BarShapesProps {
  placed: readonly PlacedMark[];
  /** ID prefix of the SVG patterns. */
  base: string;
  /** Index of the highlighted row, or -1. The other rows are pale. */
  solidRow: number;
}

/** Bars with a 2 px edge. The end on the zero line is square. */
export function BarShapes({ placed, base, solidRow }: BarShapesProps) {
  return placed
    .filter(({ mark }) => mark.value !== null && mark.value !== 0)
    .map(({ mark, x, y, inlineSize, blockSize, outer }) => {
      const isPale = solidRow >= 0 && mark.row !== solidRow;
      return (
        <BarRounded
          css={bar}
          key={`${mark.row}-${mark.series}`}
          x={x + 1}
          y={y + 1}
          width={Math.max(0, inlineSize - 2)}
          height={Math.max(0, blockSize - 2)}
          radius={outer === 'none' ? 0 : 4}
          {...(outer === 'none' ? {} : { [outer]: true })}
          fill={isPale ? paleColor(mark.series) : seriesFill(base, mark.series)}
          stroke={seriesColor(mark.series)}
        />
      );
    });
}

/** The values, or a dash if there is no data. */
export function BarValues({ placed, em }: { placed: readonly PlacedMark[]; em: number }) {
  return placed.map(({ mark, printed, x, y, inlineSize, blockSize, outer }) => {
    const key = `${mark.row}-${mark.series}`;
    if (mark.value === null) {
      const isVertical = outer === 'top';
      const half = Math.min(0.45 * em, (isVertical ? inlineSize : blockSize) / 2);
      const [middleX, middleY] = isVertical
        ? [x + inlineSize / 2, y + blockSize - 0.6 * em]
        : [x + (outer === 'left' ? -em : em), y + blockSize / 2];
      return <path css={missing} key={key} d={`M${middleX - half} ${middleY}h${2 * half}`} />;
    }
    return printed && <Printed key={key} {...printed} em={em} />;
  });
}

function Printed({ text, x, y, anchor, isOnMark, em }: PrintedText & { em: number }) {
  const inlineSize = plateWidth(text, em);
  return (
    <>
      {isOnMark && (
        <rect css={plate} x={x - inlineSize / 2} y={y - 0.62 * em} width={inlineSize} height={1.24 * em} rx="3" />
      )}
      <text css={valueText} x={x} y={y} dy="0.35em" textAnchor={anchor} data-on-plate={isOnMark || undefined}>
        {text}
      </text>
    </>
  );
}
