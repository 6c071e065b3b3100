import { Dish, type DishName } from '../Dish/Dish.tsx';
import { drawingName } from '../Picture/drawingName.ts';
import { Cook, CookHands, PlatingArm } from './Cook.tsx';
import { arriving, pass, plated } from './KitchenPass.styles.ts';
import { Till } from './Till.tsx';

export interface ReadyDish {
  /** Tells two dishes of the same name apart. On the drawing as `data-ready-dish`. */
  readonly id: number;
  readonly name: DishName;
}

export interface KitchenPassProps {
  /** Dishes ready to be served, oldest first. The first three are shown; the cook plates the newest one. */
  dishes?: readonly ReadyDish[];
  /** Covered plates on the shelf, at most two. */
  platesPrepared?: number;
  /** Who asked the open question. */
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

const onLedge = 3;
const firstX = 90;
const dishSize = 30;

/** A dish on its plate, which the cook puts on the ledge. */
function OnLedge({ dish: { id, name }, x }: { dish: ReadyDish; x: number }) {
  return (
    <g css={plated}>
      <ellipse cx={x + dishSize / 2} cy="73" rx="14" ry="3.5" fill="var(--art-plate)" stroke="var(--steel-dark)" />
      <svg x={x + 1} y="45" width={dishSize - 2} height={dishSize - 2} data-ready-dish={id}>
        <Dish id={name} />
      </svg>
    </g>
  );
}

/** The window to the kitchen, with the cook, the till on the ledge, and the dishes that wait to be served. */
export function KitchenPass({ dishes = [], platesPrepared = 0, asker = null, title }: KitchenPassProps) {
  const shown = dishes.slice(0, onLedge);
  const newest = shown.at(-1);
  const xOf = (index: number) => firstX + index * dishSize;
  return (
    <svg css={pass} viewBox="0 0 190 94" {...drawingName(title)}>
      <Kitchen />
      {platesPrepared > 0 && <Cover x={114} />}
      {platesPrepared > 1 && <Cover x={146} />}
      <Cook />
      <path d="M0 71h190v10H0Z" fill="var(--steel)" {...edge} />
      <path d="M0 79h190v5H0Z" fill="var(--art-shade)" />
      <Till />
      <CookHands />
      {shown.map((dish, index) => (
        <OnLedge key={`${dish.id} ${dish.name}`} dish={dish} x={xOf(index)} />
      ))}
      {newest !== undefined && (
        <PlatingArm key={`arm ${newest.id} ${newest.name}`} toX={xOf(shown.length - 1) + dishSize / 2} />
      )}
      {asker === 'cook' && <Question x={84} y={12} />}
      {asker === 'till' && <Question x={6} y={21} />}
    </svg>
  );
}
