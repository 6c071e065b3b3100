import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';
import { compact, sideways, tiny } from './roomSizes.ts';

export const wall = css({
  boxSizing: 'border-box',
  blockSize: 'calc(var(--wall) + var(--overlap))',
  [tiny]: { overflow: 'hidden' },
});

const lowWall = { [compact]: { display: 'none' }, [sideways]: { display: 'none' } } as const;

/** Stands on the baseboard. */
export const door = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 14,
  inlineSize: 'calc((var(--wall) + var(--overlap) - 38px) * 76 / 140)',
  [sideways]: { insetInlineStart: 6, inlineSize: 'calc((var(--wall) + var(--overlap) - 8px) * 76 / 140)' },
  [compact]: { insetInlineStart: 4, inlineSize: 'calc((var(--wall) + var(--overlap) - 6px) * 76 / 140)' },
});

/** Between the door, the lamps of the first two columns and the kitchen; in a low room between two lamps. */
export const middle = css({
  position: 'absolute',
  insetBlockStart: 34,
  insetInlineStart: 'calc((var(--wall) + var(--overlap) - 38px) * 76 / 140 + 28px)',
  insetInlineEnd: '40%',
  display: 'grid',
  gridTemplateColumns: '30% minmax(0, 1fr)',
  gap: '0 32px',
  alignItems: 'center',
  [sideways]: { display: 'flex', gap: 4, insetBlockStart: 10, insetInline: '38%' },
  [compact]: { display: 'flex', gap: 0, insetBlockStart: 6, insetInline: '30.5% 61.5%' },
});

const roomForTheSign = '@container room (min-width: 40rem) and (min-height: 420px)';

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
    textAlign: 'center',
    gridColumn: 2,
    gridRow: 1,
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

/** Where the wall is too low for a touch target, the button is in the game header. */
export const announce = css({ gridColumn: 1, gridRow: 1, ...lowWall });
