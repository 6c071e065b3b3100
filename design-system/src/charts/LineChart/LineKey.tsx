import { keyList, seriesColor } from '../shared/chart.styles.ts';
import { dashes, Marker } from './Marker.tsx';
import { line } from './LineChart.styles.ts';

/** Legend, used if the series names do not fit at the ends of the lines. */
export function LineKey({ series }: { series: readonly string[] }) {
  return (
    <ul css={keyList}>
      {series.map((name, index) => (
        <li key={name}>
          <svg width="2.25em" height="1em" viewBox="0 0 36 16">
            <path css={line} d="M0 8h36" stroke={seriesColor(index)} strokeDasharray={dashes[index]} />
            <Marker series={index} x={18} y={8} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
