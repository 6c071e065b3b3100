import { drawingName } from '../../artwork/Picture/drawingName.ts';
import { lettering, note } from './Note.styles.ts';

/** Center shapes: circle, scallop, octagon, rosette. */
const middles = {
  1: 'M38 30a18 18 0 0136 0 18 18 0 01-36 0Z',
  5: 'M56 13q5.2-4 8.6 1.7 6.6-1 7.6 5.5 6 2.8 3.2 8.8 3.7 5.5-2 9.2.2 6.6-6.5 7.3-2.3 6.3-8.5 4-4.9 4.5-9.7 0-6.2 2.3-8.5-4-6.7-.7-6.5-7.3-5.7-3.7-2-9.2-2.8-6 3.2-8.8 1-6.5 7.6-5.5Q50.8 9 56 13Z',
  10: 'M48.5 12h15L74.5 23v14.5l-11 10.5h-15l-11-10.5V23Z',
  20: 'M56 9l5 5.5 7.2-2.2 1.6 7.3 7.3 1.6-2.2 7.3 5.6 5-5.6 5 2.2 7.2-7.3 1.7-1.6 7.3-7.2-2.3-5 5.6-5-5.6-7.2 2.3-1.6-7.3-7.3-1.7 2.2-7.2-5.6-5 5.6-5-2.2-7.3 7.3-1.6 1.6-7.3 7.2 2.2Z',
} as const;

/** Value of a note in dollars. */
export type NoteValue = keyof typeof middles;

export interface NoteProps {
  value: NoteValue;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** The small bell in two corners. */
function SmallBell({ place }: { place: string }) {
  return (
    <g transform={place} fill="var(--ink)">
      <circle cx="9" cy="1.8" r="1.8" />
      <path d="M1 11.5C1 6.5 4.2 3.6 9 3.6s8 2.9 8 7.9ZM0 12.8h18v2.4H0ZM0 16.6h18V19H0Z" />
    </g>
  );
}

/** A banknote of Countertop's own currency. Notes differ in value, center shape and color. */
export function Note({ value, title }: NoteProps) {
  return (
    <svg css={note} viewBox="0 0 112 62" data-value={value} {...drawingName(title)}>
      <rect x="2" y="5" width="108" height="56" rx="5" fill="var(--art-shade)" />
      <rect x="2" y="2" width="108" height="56" rx="5" fill="var(--paper)" />
      <rect x="6" y="6" width="100" height="48" rx="2.5" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <path d="M11 30h22M79 30h22" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="1.5 2.5" />
      <path
        d={middles[value]}
        fill="var(--ink)"
        transform={value === 20 ? 'translate(5.6 3.3) scale(.9)' : undefined}
      />
      <text css={lettering} x="56" y="37.5" fontSize={value < 10 ? 21 : 18} fill="#fff">
        ${value}
      </text>
      <text css={lettering} x="20" y="22" fontSize="12" fill="var(--ink)">
        ${value}
      </text>
      <text css={lettering} x="92" y="49" fontSize="12" fill="var(--ink)">
        ${value}
      </text>
      <SmallBell place="translate(83 10) scale(.95)" />
      <SmallBell place="translate(11 33) scale(.95)" />
    </svg>
  );
}
