import type { ReactNode } from 'react';
import { leader, menuIcon, menuLabel, menuLine, menuValue } from './MenuLine.styles.ts';

export interface MenuLineProps {
  /** A long label wraps, and the leader starts after its last word. */
  label: ReactNode;
  /** Value at the end of the leader: a price, a number, a word or two. Without it there is no leader. */
  value?: ReactNode;
  /** Whether the value is a number or price, which reads left to right in every language. */
  isFigure?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
}

/** A line like on a printed menu: label, dotted leader, value. Follows the page's writing direction. */
export function MenuLine({ label, value, isFigure = false, icon }: MenuLineProps) {
  const isLed = value !== undefined;
  return (
    <div css={menuLine}>
      {icon && <span css={menuIcon}>{icon}</span>}
      <span css={menuLabel} data-led={isLed || undefined}>
        <bdi>{label}</bdi>
        {isLed && <span css={leader} aria-hidden="true" />}
      </span>
      {isLed && (
        <span css={menuValue} data-figure={isFigure || undefined}>
          <bdi dir={isFigure ? 'ltr' : 'auto'}>{value}</bdi>
        </span>
      )}
    </div>
  );
}
