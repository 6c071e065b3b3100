import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const column = '@media (max-width: 640px)';

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li > div, & li > div > div': { blockSize: '100%' },
  [column]: {
    gridTemplateColumns: '1fr',
    // Each ticket hangs from its own piece of rail.
    '& li + li::before': {
      content: '""',
      position: 'relative',
      zIndex: token.layer.hanging,
      display: 'block',
      blockSize: 12,
      marginInline: 20,
      marginBlockEnd: -4,
      borderRadius: 4,
      background: token.surface.rail,
    },
  },
});

export const step = css({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  '& h3': { fontSize: '1.125rem' },
  '& p': { fontSize: token.type.body, lineHeight: 1.4 },
  [column]: { gridTemplateColumns: 'auto 64px 1fr', columnGap: 14, rowGap: 4, alignItems: 'start' },
});

export const number = css({
  fontFamily: token.font.display,
  fontSize: '2.5rem',
  lineHeight: 1,
  color: token.text.onPaper,
  [column]: { gridRow: 'span 3' },
});

export const picture = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: 76,
  '& svg': { blockSize: 76, inlineSize: 'auto', maxInlineSize: '100%' },
  [column]: { gridRow: 'span 3', alignContent: 'start' },
});

/** Aligns the text of the button with the text above. */
export const helpButton = css({ justifySelf: 'start', marginInlineStart: -10, [column]: { gridColumn: 3 } });
