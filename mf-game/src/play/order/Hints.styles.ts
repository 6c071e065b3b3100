import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

/** A slip pinned to the ticket: problems are always on paper. */
export const hint = css({
  marginBlockStart: 8,
  paddingInlineStart: 10,
  borderInlineStart: `4px solid ${token.border.paper}`,
  color: token.text.onPaper,
  fontSize: '1rem',
  lineHeight: 1.4,
  [when.phone]: { fontSize: '0.9375rem', marginBlockStart: 4 },
});

export const toggle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  // Pulls the text closer than the button's 44 px allow.
  marginBlock: -8,
  '& button': { color: token.text.onPaper },
});

export const count = css({ fontWeight: token.weight.strong });

export const list = css({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li:not(:last-of-type)': { color: token.text.onPaperMuted, [when.phone]: { display: 'none' } },
});
