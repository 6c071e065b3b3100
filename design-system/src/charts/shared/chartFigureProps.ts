import type { ReactNode } from 'react';
import type { ChartProps } from './chartProps.ts';
import type { ChartBox } from './useChartBox.ts';

export interface ChartFigureProps extends Omit<ChartProps, 'format'> {
  /** Note on the highlighted row, for the table. */
  note?: { label: string; note: string } | undefined;
  format: NonNullable<ChartProps['format']>;
  /** How the chart shows missing data. */
  missing: 'dash' | 'gap' | 'dots';
  /** Renders the chart at the measured size. Hidden from screen readers, which get the table. */
  children: (box: ChartBox, isMirrored: boolean) => ReactNode;
}
