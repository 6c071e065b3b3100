import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import type { ReactNode } from 'react';
import { why } from './Analytics.styles.ts';

/** The reason why something is not told, below it. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <div css={why}>
      <Icon icon={infoIcon} size="small" />
      <p>{children}</p>
    </div>
  );
}
