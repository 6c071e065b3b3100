import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { notPhone, phone, tiny } from './headerSizes.ts';

export const navigation = css({
  '& > ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  '&[data-place="row"]': {
    whiteSpace: 'nowrap',
    // A gap as between two links, so that it doesn't run into 'Sign In'.
    marginInlineEnd: token.space.s,
    '& > ul': { gap: 'clamp(14px, 1.5vw, 24px)' },
    [phone]: { display: 'none' },
  },
  '&[data-place="menu"]': {
    paddingBlockEnd: token.space.m,
    borderBlockEnd: `${token.line.edge} solid ${token.border.subtle}`,
    '& > ul': { flexDirection: 'column' },
    '& li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: token.space.xs,
      color: token.text.muted,
    },
    // The whole line can be pressed.
    '& a::before': { content: '""', position: 'absolute', inset: 0 },
    '& li::before': {
      content: '""',
      order: 1,
      flex: '1 1 auto',
      marginBlockStart: '0.5em',
      borderBlockEnd: '3px dotted currentColor',
      opacity: 0.38,
    },
    '& li > span': { order: 2, [tiny]: { display: 'none' } },
    [notPhone]: { display: 'none' },
  },
});
