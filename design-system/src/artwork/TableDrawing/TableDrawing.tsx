import type { ReactNode } from 'react';
import { Cloth } from './Cloth.tsx';
import { Plate } from './Plate.tsx';
import { Wheels } from './Wheels.tsx';
import { guest as guestStyle, onTable, plaque, rug, scene, table, wheels } from './TableDrawing.styles.ts';

export { Plate, Tip } from './Plate.tsx';

export interface TableDrawingProps {
  /** The table's number, on the plaque. */
  number: number;
  /** Lights the rug under the table that is being served. */
  isLit?: boolean;
  /** The guest who sits behind the table, a `Customer`. */
  guest?: ReactNode;
  /** What stands on the cloth: `Plate`s with dishes, a `Tip` of coins. An empty plate when left out. */
  children?: ReactNode;
}

/** A table on the restaurant's floor. A drawing only: the button around it has the words. */
export function TableDrawing({ number, isLit = false, guest, children = <Plate /> }: TableDrawingProps) {
  return (
    <span css={scene} aria-hidden="true" data-guest={guest ? true : undefined}>
      {isLit && <span css={rug} />}
      {guest && <span css={guestStyle}>{guest}</span>}
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
