import { marker, seriesColor } from './chart.styles.ts';

/** Marker shapes by series, in a 12 x 12 box around the origin. */
const shapes = [
  'M-5 0a5 5 0 1010 0a5 5 0 10-10 0Z',
  'M-4.5-4.5h9v9h-9Z',
  'M0-6l6 10.5h-12Z',
  'M0-6.5l6 6.5l-6 6.5l-6-6.5Z',
  'M0 6l6-10.5h-12Z',
  'M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4Z',
] as const;

/** Dash patterns by series, which distinguish lines without color. */
export const dashes = [undefined, '9 6', '2 6', '14 5 2 5', '20 6', '5 4'] as const;

export interface MarkerProps {
  series: number;
  x: number;
  y: number;
}

export function Marker({ series, x, y }: MarkerProps) {
  return (
    <path
      css={marker}
      d={shapes[series % shapes.length]}
      transform={`translate(${x} ${y})`}
      fill={seriesColor(series)}
    />
  );
}
