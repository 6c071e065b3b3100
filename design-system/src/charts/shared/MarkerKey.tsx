import { keyList, line, seriesColor } from './chart.styles.ts';
import { dashes, Marker } from './Marker.tsx';

export interface MarkerKeyProps {
  series: readonly string[];
  /** Whether the markers are on lines. */
  hasLines?: boolean;
}

/** Legend of the markers. Screen readers get the series names from the table header. */
export function MarkerKey({ series, hasLines = false }: MarkerKeyProps) {
  const inlineSize = hasLines ? 36 : 16;
  return (
    <ul css={keyList}>
      {series.map((name, index) => (
        <li key={name}>
          <svg width={`${inlineSize / 16}em`} height="1em" viewBox={`0 0 ${inlineSize} 16`}>
            {hasLines && (
              <path
                css={line}
                d="M0 8h36"
                stroke={seriesColor(index)}
                strokeDasharray={dashes[index % dashes.length]}
              />
            )}
            <Marker series={index} x={inlineSize / 2} y={8} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
