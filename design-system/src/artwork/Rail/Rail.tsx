import type { ReactNode } from 'react';
import { clip, hanging, rail } from './Rail.styles.ts';

export interface RailProps {
  /** Shows a clip in the middle, for a single ticket. */
  hasClip?: boolean;
  /** The tickets. */
  children?: ReactNode;
}

/** The steel rail that tickets hang from. */
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
