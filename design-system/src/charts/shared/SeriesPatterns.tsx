import { seriesColor, sheetColor } from './chart.styles.ts';

/** Fill patterns by series, which distinguish bars without color. The first series is plain. */
const motifs = [
  { d: '', strokeWidth: 0 },
  { d: 'M-2 2l4-4M0 8l8-8M6 10l4-4', strokeWidth: 2.75 },
  { d: 'M2 2h.01M6 6h.01', strokeWidth: 3 },
  { d: 'M2 0v8M6 0v8', strokeWidth: 1.5 },
  { d: 'M0 0l8 8M8 0l-8 8', strokeWidth: 1.25 },
  { d: 'M0 4h8', strokeWidth: 2 },
] as const;

/** Returns the fill of a series: its color, or its pattern. `base` is the ID prefix of the chart. */
export function seriesFill(base: string, index: number): string {
  return index === 0 ? seriesColor(0) : `url(#${base}-${index})`;
}

/** SVG patterns for `count` series. */
export function SeriesPatterns({ base, count }: { base: string; count: number }) {
  return (
    <defs>
      {motifs.slice(0, count).map(({ d, strokeWidth }, index) => (
        <pattern key={d} id={`${base}-${index}`} patternUnits="userSpaceOnUse" width="8" height="8">
          <rect width="8" height="8" fill={sheetColor} />
          <path d={d} strokeWidth={strokeWidth} stroke={seriesColor(index)} strokeLinecap="round" fill="none" />
        </pattern>
      ))}
    </defs>
  );
}
