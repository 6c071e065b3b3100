import type { ReactNode } from 'react';
import { Dish, type DishName } from '../Dish/Dish.tsx';
import { drawingName } from '../Picture/drawingName.ts';
import { Cook } from './Cook.tsx';
import { arriving, pass } from './KitchenPass.styles.ts';
import { Till } from './Till.tsx';

export interface KitchenPassProps {
  /** Dishes ready to be served. The first three are shown. */
  dishes?: readonly DishName[];
  /** Covered plates on the shelf, at most two. */
  platesPrepared?: number;
  /** The source of the open question. */
  asker?: 'cook' | 'till' | null;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

const edge = { stroke: 'var(--line)', strokeWidth: 2 } as const;

/** The opening in the wall, with pans on their hooks and the shelf for prepared plates. */
function Kitchen() {
  return (
    <>
      <rect width="190" height="94" rx="5" fill="var(--frame)" {...edge} />
      <path d="M9 9h172v62H9Z" fill="var(--kitchen)" {...edge} />
      <path d="M9 9h172v7q-86 9-172 0Z" fill="var(--art-shade)" />
      <path d="M14 18h32" stroke="var(--steel-dark)" strokeWidth="3" strokeLinecap="round" />
      <g fill="var(--steel)" stroke="var(--steel-dark)" strokeWidth="1.5">
        <path d="M20 18v9M36 18v6" fill="none" />
        <circle cx="20" cy="33" r="7" />
        <path d="M29 24h14v7q0 3-3 3h-8q-3 0-3-3Z" />
      </g>
      <path d="M108 37h68v4h-68Z" fill="var(--steel-dark)" />
    </>
  );
}

/** A covered plate. */
function Cover({ x }: { x: number }) {
  return (
    <g css={arriving}>
      <path d={`M${x} 35q0-15 13-15t13 15Z`} fill="var(--steel)" stroke="var(--steel-dark)" strokeWidth="1.5" />
      <circle cx={x + 13} cy="19" r="2.5" fill="var(--steel-dark)" />
      <path d={`M${x - 2} 35h30v2h-30Z`} fill="var(--art-plate)" />
    </g>
  );
}

/** Marks the source of the open question. */
function Question({ x, y }: { x: number; y: number }) {
  return (
    <g css={arriving} transform={`translate(${x} ${y})`}>
      <path
        d="M4 0h20q4 0 4 4v14q0 4-4 4H13l-7 7v-7H4q-4 0-4-4V4q0-4 4-4Z"
        fill="var(--surface-card)"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      <path
        d="M10 8.5q0-4 4-4t4 3.5q0 2-4 4v1.5M14 17h.1"
        fill="none"
        stroke="var(--text-default)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}

function OnLedge({ index, children }: { index: number; children: ReactNode }) {
  return (
    <svg x={90 + index * 30} y="44" width="30" height="30" css={arriving}>
      {children}
    </svg>
  );
}

/** The window to the kitchen, with the cook, the till on the ledge, and the dishes that wait to be served. */
export function KitchenPass({ dishes = [], platesPrepared = 0, asker = null, title }: KitchenPassProps) {
  return (
    <svg css={pass} viewBox="0 0 190 94" {...drawingName(title)}>
      <Kitchen />
      {platesPrepared > 0 && <Cover x={114} />}
      {platesPrepared > 1 && <Cover x={146} />}
      <Cook />
      <path d="M0 71h190v10H0Z" fill="var(--steel)" {...edge} />
      <path d="M0 79h190v5H0Z" fill="var(--art-shade)" />
      <Till />
      {dishes.slice(0, 3).map((dish, index) => (
        <OnLedge key={`${index} ${dish}`} index={index}>
          <Dish id={dish} />
        </OnLedge>
      ))}
      {asker === 'cook' && <Question x={84} y={12} />}
      {asker === 'till' && <Question x={6} y={21} />}
    </svg>
  );
}
