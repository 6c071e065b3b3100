import type { ReactNode } from 'react';
import { drawingName } from '../Picture/drawingName.ts';
import { drawing, lettering } from './Badge.styles.ts';
import { frames, type BadgeVariant } from './parts/frames.ts';

export interface BadgeDrawingProps {
  /** The award: `service` is a scalloped plate, `skill` an octagonal tile, `level` a rosette. */
  variant?: BadgeVariant;
  /** Content of the plate: a `Dish`, `Picture`, `Coin` or `Icon`, or a number of up to three digits. */
  picture: ReactNode;
  /** Whether it has been earned. Otherwise the badge is pale, gray and dashed. */
  isEarned?: boolean;
  /** Width: 48, 72, 96 or 160 px at 100 % text size. */
  size?: 'x-small' | 'small' | 'medium' | 'large';
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

const ribbon = 'M41 84L27 131l17-8 11 14 10-38ZM79 84l14 47-17-8-11 14-10-38Z';
const ribbonFold = 'M44 92l21 7-4 14-19-7ZM76 92l-21 7 4 14 19-7Z';

/** Font size by number of characters. */
const letterSizes = [48, 48, 40, 30];

function Middle({ picture }: { picture: ReactNode }) {
  if (typeof picture !== 'string' && typeof picture !== 'number') {
    return (
      <svg data-picture="" x="37.5" y="31.5" width="45" height="45" viewBox="0 0 45 45">
        {picture}
      </svg>
    );
  }
  const fontSize = letterSizes[String(picture).length] ?? 24;
  return (
    <text css={lettering} x="60" y={54 + fontSize * 0.35} fontSize={fontSize}>
      {picture}
    </text>
  );
}

/** The badge without text: above a level's title, or as the seal of a certificate. */
export function BadgeDrawing({
  variant = 'service',
  picture,
  isEarned = false,
  size = 'medium',
  title,
}: BadgeDrawingProps) {
  const { rim, lines } = frames[variant];
  return (
    <svg
      css={drawing}
      viewBox="0 0 120 140"
      data-variant={variant}
      data-earned={isEarned || undefined}
      data-size={size}
      {...drawingName(title)}
    >
      <path d={ribbon} fill="var(--ribbon)" stroke="var(--edge)" strokeWidth="var(--edge-width)" />
      <path d={ribbonFold} fill="var(--art-shade)" />
      <path
        d={rim}
        fill="var(--rim)"
        stroke="var(--edge)"
        strokeWidth="var(--edge-width)"
        strokeDasharray="var(--edge-dash)"
        strokeLinejoin="round"
      />
      <path d={lines} fill="none" stroke="var(--rim-line)" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="60" cy="54" r="36.5" fill="var(--ring)" />
      <circle cx="60" cy="54" r="30.5" fill="var(--face)" />
      {isEarned && (
        <path
          d="M27.5 50Q30 30 48 24"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      )}
      <Middle picture={picture} />
    </svg>
  );
}
