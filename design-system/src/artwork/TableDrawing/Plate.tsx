import type { ReactNode } from 'react';
import { food, setting, tip } from './TableDrawing.styles.ts';

/** A plate on the table, with or without a dish. */
export function Plate({ children }: { children?: ReactNode }) {
  return (
    <span css={setting}>
      <svg viewBox="0 0 80 30" width="100%" aria-hidden="true">
        <ellipse cx="40" cy="17" rx="38" ry="12" fill="var(--art-shade)" />
        <g stroke="var(--art-plate-rim,#C9D6D4)" strokeWidth="2">
          <ellipse cx="40" cy="14" rx="38" ry="12.5" fill="var(--art-plate,#fff)" />
          <ellipse cx="40" cy="14" rx="24" ry="7" fill="none" />
        </g>
      </svg>
      {children && <span css={food}>{children}</span>}
    </span>
  );
}

/** Coins next to the plate. */
export function Tip({ children }: { children: ReactNode }) {
  return <span css={tip}>{children}</span>;
}
