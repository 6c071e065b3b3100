import { drawingName } from '../Picture/drawingName.ts';
import { door, visitor } from './Door.styles.ts';

export interface DoorProps {
  /** Whether the next customer is behind the glass. */
  hasVisitor?: boolean;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** The restaurant's door seen from the inside. `--sky` colors the glass. */
export function Door({ hasVisitor = false, title }: DoorProps) {
  return (
    <svg css={door} viewBox="0 0 76 140" {...drawingName(title)}>
      <path d="M2 140V10q0-8 8-8h56q8 0 8 8v130Z" fill="var(--frame)" stroke="var(--line)" strokeWidth="2" />
      <path d="M8 140V12q0-4 4-4h52q4 0 4 4v128Z" fill="var(--leaf)" stroke="var(--line)" strokeWidth="2" />
      <path d="M16 18h44v66H16Z" fill="var(--sky,#CFE6F5)" stroke="var(--frame)" strokeWidth="3" />
      {hasVisitor && (
        <path
          css={visitor}
          d="M20 82.5q0-20 12-23-6-5-6-13 0-13 12-13t12 13q0 8-6 13 12 3 12 23Z"
          fill="var(--visitor)"
        />
      )}
      <path d="M16 51h44" stroke="var(--frame)" strokeWidth="3" />
      <path d="M22 46l16-22M22 36l8-11" stroke="#fff" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
      <path d="M16 96h44v32H16Z" fill="var(--art-shade)" />
      <path d="M60 92h-7" stroke="var(--accent-coin)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
