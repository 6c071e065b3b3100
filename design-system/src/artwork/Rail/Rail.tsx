import type { ReactNode } from 'react';
import { clip, hanging, rail } from './Rail.styles.ts';

export interface RailProps {
  /** Shows the clip in the middle that holds a single ticket. */
  hasClip?: boolean;
  /** The tickets that hang from it. */
  children?: ReactNode;
}

/** The steel bar that tickets hang from. */
export function Rail({ hasClip = false, children }: RailProps) {
  return (
    <div>
      <div css={rail} aria-hidden="true">
        {hasClip && <div css={clip} />}
      </div>
      {children && <div css={hanging}>{children}</div>}
    </div>
  );
}
