import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import type { ReactNode } from 'react';
import { privacyNote } from './Analytics.styles.ts';

/** Says below a chart why numbers are hidden. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <div css={privacyNote}>
      <Icon icon={infoIcon} size="small" />
      <p>{children}</p>
    </div>
  );
}
