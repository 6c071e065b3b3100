import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { visuallyHidden } from '../visuallyHidden.ts';
import { compact, sideways, tiny } from './roomSizes.ts';

export const wall = css({
  boxSizing: 'border-box',
  blockSize: 'calc(var(--wall) + var(--overlap))',
  [tiny]: { overflow: 'hidden' },
});

const lowWall = { [compact]: { display: 'none' }, [sideways]: { display: 'none' } } as const;

export const awning = css(lowWall);

/** Stands on the baseboard. */
export const door = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 14,
  inlineSize: 'calc((var(--wall) + var(--overlap) - 38px) * 76 / 140)',
  [sideways]: { insetInlineStart: 6, inlineSize: 'calc((var(--wall) + var(--overlap) - 8px) * 76 / 140)' },
  [compact]: { insetInlineStart: 4, inlineSize: 'calc((var(--wall) + var(--overlap) - 6px) * 76 / 140)' },
});

/** Between the door and the kitchen; in a low room between the first and the second head. */
export const middle = css({
  position: 'absolute',
  insetBlockStart: 34,
  insetInlineStart: 'calc((var(--wall) + var(--overlap) - 38px) * 76 / 140 + 28px)',
  insetInlineEnd: 'calc((var(--wall) - 24px) * 190 / 94 + 32px)',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'center',
  [sideways]: { display: 'flex', gap: 4, insetBlockStart: 10, insetInline: '48px 114px' },
  [compact]: { display: 'flex', gap: 4, insetBlockStart: 6, insetInline: '23.5% 57%' },
});

/** The heading and the announce button. */
export const sign = css({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 44, ...lowWall });

const roomForTheSign = '@container room (min-width: 30rem) and (min-height: 420px)';

export const title = css({
  ...visuallyHidden,
  [roomForTheSign]: {
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    fontSize: '1.375rem',
    color: token.text.onTile,
    outline: 'none',
    whiteSpace: 'nowrap',
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

/** Where the wall is too low for a touch target, the button is in the game header. */
export const announceText = css({
  display: 'none',
  '@container room (min-width: 49rem) and (min-height: 420px)': { display: 'block' },
});

export const announceIcon = css({
  '@container room (min-width: 49rem) and (min-height: 420px)': { display: 'none' },
  ...lowWall,
});
