import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

/** Categories with a single card share a row where there is room. */
export const categories = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '20px 12px',
  marginBlockStart: 20,
});

export const category = css({
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > h3': { fontSize: token.type.h3 },
});

export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 12,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

/** Unlocked cards are tinted with a solid border, others dashed. Badge and text say the same. */
export const card = css({
  display: 'flex',
  gap: 14,
  alignItems: 'flex-start',
  padding: '12px 14px',
  border: `2px dashed ${token.border.default}`,
  borderRadius: token.radius.card,
  lineHeight: 1.35,
  '&[data-unlocked]': { borderStyle: 'solid', borderColor: token.success.border, background: token.success.bg },
  '& > svg': { flex: 'none', inlineSize: 64, blockSize: 'auto' },
  '& > div': { display: 'grid', gap: 6, flex: 1, minInlineSize: 0 },
  '& h4': { fontFamily: token.font.text, fontSize: '1.0625rem', fontWeight: token.weight.strong },
  '& p': { fontSize: '1rem' },
  [when.phone]: { gap: 10, padding: '10px 12px', '& > svg': { inlineSize: 52 } },
});

export const points = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: token.weight.strong,
});

/** All badges on a wooden shelf: earned ones in color, the others as outlines. */
export const trophies = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'end',
  gap: '4px 6px',
  marginBlockStart: 16,
  paddingBlockEnd: 4,
  borderBlockEnd: `10px solid ${token.surface.boardFrame}`,
});
