import type { ReactNode } from 'react';
import { cell, grid, container } from './Grid.styles.ts';

export interface GridProps {
  /**
   * `fit`: as many equal columns as fit. `twelve`: twelve columns for `GridCell`s with a `span`.
   * `seven-five`: the main thing next to the secondary one. `main-aside`: 1.75 to 1, content next to advice.
   */
  columns?: 'fit' | 'twelve' | 'seven-five' | 'main-aside';
  /** Minimum column width for `fit`: 11, 16 or 22 rem. */
  narrowest?: 'small' | 'medium' | 'large';
  /** Space between cells: 24 px (`cards`) or 32 px (`wide`). */
  gap?: 'cards' | 'wide';
  /** Container width from which `twelve` has columns: 46 rem, or 42 rem for cards that also fit a tablet. */
  from?: 'medium' | 'small';
  /** `stretch` makes the cells of a row equally tall. */
  align?: 'stretch' | 'start';
  /** Element to render. Lists need `li` children. */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/** Lays out children in columns, or in one column if there is no room. DOM order is reading order. */
export function Grid({
  columns = 'fit',
  narrowest = 'medium',
  gap = 'cards',
  from = 'medium',
  align = 'stretch',
  as: Element = 'div',
  children,
}: GridProps) {
  return (
    <div css={container}>
      <Element
        css={grid}
        data-columns={columns}
        data-from={from}
        data-narrowest={narrowest}
        data-gap={gap}
        data-align={align}
      >
        {children}
      </Element>
    </div>
  );
}

export interface GridCellProps {
  /** Number of columns to span, of twelve. */
  span: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** `li` in a grid that is a list. */
  as?: 'div' | 'li';
  children: ReactNode;
}

/** A cell of a `twelve` grid. */
export function GridCell({ span, as: Element = 'div', children }: GridCellProps) {
  return (
    <Element css={cell} data-span={span}>
      {children}
    </Element>
  );
}
