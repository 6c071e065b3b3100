import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { withMenu, withoutMenu } from './headerSizes.ts';

export const admin = css({
  position: 'relative',
  display: 'flex',
  [withMenu]: { flex: '1 1 100%', '& > button': { display: 'none' } },
});

/** A dropdown in the row. Always open in the menu of the header. */
export const pages = css({
  '& > strong': { fontWeight: token.weight.strong, [withoutMenu]: { display: 'none' } },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  [withoutMenu]: {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${token.space.xs})`,
    insetInlineEnd: 0,
    display: 'none',
    padding: `${token.space.xs} ${token.space.m}`,
    border: `${token.line.edge} solid ${token.border.strong}`,
    borderRadius: token.radius.card,
    background: token.surface.raised,
    boxShadow: token.shadow.dialog,
    whiteSpace: 'nowrap',
    '&[data-open]': { display: 'block' },
  },
});
