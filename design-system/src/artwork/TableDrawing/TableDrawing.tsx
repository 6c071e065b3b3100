import type { ReactNode } from 'react';
import { Cloth } from './Cloth.tsx';
import { Plate } from './Plate.tsx';
import { Wheels } from './Wheels.tsx';
import { customer as customerStyle, onTable, plaque, rug, scene, table, wheels } from './TableDrawing.styles.ts';

export { Plate, Tip } from './Plate.tsx';

export interface TableDrawingProps {
  /** Table number, on the plaque. */
  number: number;
  /** Highlights the table that is being served, with a rug. */
  isLit?: boolean;
  /** The `Customer` behind the table. */
  customer?: ReactNode;
  /** `Plate`s with dishes, and a `Tip`. Defaults to an empty plate. */
  children?: ReactNode;
}

/** A table on the restaurant floor. A decorative drawing: the button around it has the text. */
export function TableDrawing({ number, isLit = false, customer, children = <Plate /> }: TableDrawingProps) {
  return (
    <span css={scene} aria-hidden="true" data-customer={customer ? true : undefined}>
      {isLit && <span css={rug} />}
      {customer && <span css={customerStyle}>{customer}</span>}
      <svg css={wheels} viewBox="0 0 200 110">
        <Wheels />
      </svg>
      <svg css={table} viewBox="0 0 200 110">
        <Cloth />
      </svg>
      <span css={onTable}>{children}</span>
      <span css={plaque}>{number}</span>
    </span>
  );
}
