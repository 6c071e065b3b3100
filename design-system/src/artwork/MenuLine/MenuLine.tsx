import type { ReactNode } from 'react';
import { leader, menuIcon, menuLabel, menuLine, menuValue } from './MenuLine.styles.ts';

export interface MenuLineProps {
  /** What it is. A long one wraps, and the dots begin after its last word. */
  label: ReactNode;
  /** What stands at the end of the dots: a price, a number, a word or two. Without it there are no dots. */
  value?: ReactNode;
  /** The value is a sum or money, which reads from left to right in every language. */
  isFigure?: boolean;
  /** A small picture before the label. */
  icon?: ReactNode;
}

/** A line as on a printed menu: label, dotted leader, value. It runs with the language of the page. */
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
        <span css={menuValue}>
          <bdi dir={isFigure ? 'ltr' : 'auto'}>{value}</bdi>
        </span>
      )}
    </div>
  );
}
