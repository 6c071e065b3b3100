import { seriesColour, keyList } from './chart.styles.ts';
import { SeriesPatterns, seriesFill } from './SeriesPatterns.tsx';

export interface SeriesKeyProps {
  series: readonly string[];
  /** The picture's id. */
  base: string;
}

/** What each pattern means, in the order of the marks. The table's head says it aloud. */
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
              stroke={seriesColour(index)}
              strokeWidth="2"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
