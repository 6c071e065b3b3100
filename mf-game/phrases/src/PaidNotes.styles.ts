import { css } from '@emotion/react';

/** Low tickets have one row for a line, so that bills and coins get smaller there. */
const lowTicket = '@container ticket (max-height: 15.5rem)';

/** Bills and coins move below the label where they don't fit next to it. */
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.5em',
  [lowTicket]: { flexWrap: 'nowrap' },
});

export const notes = css({
  display: 'flex',
  flex: '1 1 9em',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '0.1em',
  '& > *': { flex: '0 1 auto', minInlineSize: 0 },
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  [lowTicket]: { flexWrap: 'nowrap', minInlineSize: 0 },
});

export const note = css({ inlineSize: '2.2em' });

export const coin = css({ inlineSize: '1.25em' });
