import { seriesColor, keyList } from './chart.styles.ts';
import { SeriesPatterns, seriesFill } from './SeriesPatterns.tsx';

export interface SeriesKeyProps {
  series: readonly string[];
  /** ID prefix of the chart. */
  base: string;
}

/** Legend of the patterns. Screen readers get the series names from the table header. */
export function SeriesKey({ series, base }: SeriesKeyProps) {
  const own = `${base}-key`;
  return (
    <ul css={keyList}>
      {series.map((name, index) => (
        <li key={name}>
          <svg width="1.25em" height="1.25em" viewBox="0 0 20 20">
            {index === 0 && <SeriesPatterns base={own} count={series.length} />}
            <rect
              x="1"
              y="1"
              width="18"
              height="18"
              rx="3"
              fill={seriesFill(own, index)}
              stroke={seriesColor(index)}
              strokeWidth="2"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
