import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The button with its note. */
export const payment = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.s,
  // Room for two lines, because the note depends on the user.
  '& > p': {
    display: 'flex',
    // The note goes below the tag if it is narrower than a few words.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space.xs,
    minBlockSize: '2.75rem',
    lineHeight: token.leading.dense,
    fontSize: token.type.caption,
    color: token.text.muted,
  },
  '& > p > svg': { flex: 'none' },
  '& > p > :last-child': { flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' },
});
