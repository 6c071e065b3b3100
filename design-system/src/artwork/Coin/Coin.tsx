import { drawingName } from '../Picture/drawingName.ts';
import { coin } from './Coin.styles.ts';
import { numerals } from './numerals.ts';

export interface CoinProps {
  /** Value in cents. */
  value: keyof typeof numerals;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

const edge = 'var(--coin-edge,var(--accent-coin-edge,#8A5A00))';

/** A coin of Countertop's own currency: brass, with its value. */
export function Coin({ value, title }: CoinProps) {
  const { place, outline } = numerals[value];
  return (
    <svg css={coin} viewBox="0 0 64 64" {...drawingName(title)}>
      <circle cx="32" cy="33.5" r="28" fill={edge} />
      <circle cx="32" cy="31" r="28" fill="var(--coin,var(--accent-coin,#FFC334))" />
      <circle cx="32" cy="31" r="22.5" fill="none" stroke={edge} strokeWidth="2" strokeDasharray="3 2.6" />
      <path d="M12 22q6-12 18-14" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="3" strokeLinecap="round" />
      <path transform={place} d={outline} fill="#3D2700" />
    </svg>
  );
}
