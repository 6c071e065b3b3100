import type { ReactNode } from 'react';
import { cell, grid, room } from './Grid.styles.ts';

export interface GridProps {
  /**
   * `fit`: as many equal columns as there is room for. `twelve`: twelve columns for `GridCell`s with a `span`.
   * `seven-five`: the thing one can do now beside the next one. `main-aside`: 1.75 to 1, evidence beside advice.
   */
  columns?: 'fit' | 'twelve' | 'seven-five' | 'main-aside';
  /** The narrowest a column of `fit` may be: 11, 16 or 22 rem. */
  narrowest?: 'small' | 'medium' | 'large';
  /** Space between the cells: 20 px as between cards, or 32. */
  gap?: 'cards' | 'wide';
  /** Cells of a row are equally tall, or each as tall as its content. */
  align?: 'stretch' | 'start';
  /** Element to write. A list wants `li` children. */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/** Children in columns; one column where there is no room for more. They stand in the order in which they are read. */
export function Grid({
  columns = 'fit',
  narrowest = 'medium',
  gap = 'cards',
  align = 'stretch',
  as: Element = 'div',
  children,
}: GridProps) {
  return (
    <div css={room}>
      <Element css={grid} data-columns={columns} data-narrowest={narrowest} data-gap={gap} data-align={align}>
        {children}
      </Element>
    </div>
  );
}

export interface GridCellProps {
  /** How many of the twelve columns it takes. */
  span: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** `li` in a grid that is a list. */
  as?: 'div' | 'li';
  children: ReactNode;
}

/** A cell of a grid of twelve columns. */
export function GridCell({ span, as: Element = 'div', children }: GridCellProps) {
  return (
    <Element css={cell} data-span={span}>
      {children}
    </Element>
  );
}
