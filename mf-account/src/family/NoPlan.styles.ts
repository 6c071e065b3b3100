import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export { muted } from './Family.styles.ts';

/** The menu, and the family at the counter next to it where there is room. */
export const offer = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: token.space.l,
  alignItems: 'end',
  '& h2': { margin: 0 },
});

export const offerCast = css({ minInlineSize: 0 });

/** Customers side by side behind a counter. */
export const castRow = css({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'clip',
  borderBlockEnd: `${token.line.bar} solid ${token.surface.boardFrame}`,
  // The drawings end above their frame. Pulled down, the customers stand behind the counter.
  '& > svg': {
    inlineSize: '5.5rem',
    minInlineSize: 0,
    flex: '0 1 auto',
    marginInline: '-0.25rem',
    marginBlockEnd: '-1.1rem',
  },
  '@media print': { display: 'none' },
});
