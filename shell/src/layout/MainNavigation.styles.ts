import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { notPhone, phone } from './headerSizes.ts';

export const navigation = css({
  '& > ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  '&[data-place="row"]': {
    whiteSpace: 'nowrap',
    '& > ul': { gap: 'clamp(14px, 1.5vw, 24px)' },
    [phone]: { display: 'none' },
  },
  '&[data-place="menu"]': {
    paddingBlockEnd: token.space.m,
    borderBlockEnd: `${token.line.edge} solid ${token.border.subtle}`,
    '& > ul': { flexDirection: 'column', alignItems: 'start' },
    [notPhone]: { display: 'none' },
  },
});
