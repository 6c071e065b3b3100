import { drawingName } from '../Picture/drawingName.ts';
import { logo } from './Logo.styles.ts';
import { wordmark } from './wordmark.ts';

export interface LogoProps {
  /** `mark` is the bell on the counter. `wordmark` adds the name. */
  variant?: 'mark' | 'wordmark';
  /** Accessible name. Omit it if the link or heading around it says the same. */
  title?: string;
}

/** The logo: a bell on two bars, which are the counter and an equals sign. */
export function Logo({ variant = 'wordmark', title }: LogoProps) {
  return (
    <svg css={logo} viewBox={variant === 'mark' ? '0 0 64 64' : '0 0 349 64'} {...drawingName(title)}>
      <circle cx="32" cy="10" r="5.5" />
      <path d="M8 36C8 22 18 14 32 14s24 8 24 22Z" fill="var(--accent-coin,#FFC334)" />
      <path
        d="M17 30c2-6 6-9 11-10"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <rect x="3" y="39" width="58" height="8" rx="2.5" />
      <rect x="3" y="52" width="58" height="8" rx="2.5" />
      {variant === 'wordmark' && <path transform="translate(74 49)" d={wordmark} />}
    </svg>
  );
}
