import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The field and what to do with the sheet, in one line where there is room. */
export const printForm = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem) auto',
  gap: token.space.m,
  alignItems: 'center',
  justifyContent: 'space-between',
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
