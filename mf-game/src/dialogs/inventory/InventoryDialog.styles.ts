import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../play/layout.ts';

export const till = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: token.weight.medium,
  '& > svg': { inlineSize: 36, blockSize: 36 },
  '& > b': { marginInlineStart: 'auto', fontSize: '1.5rem', fontWeight: token.weight.strong },
});

export const reason = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockStart: 12,
  padding: '8px 14px',
  border: `2px solid ${token.info.border}`,
  borderRadius: token.radius.control,
  background: token.info.bg,
  color: token.info.text,
  '& > svg': { flex: 'none' },
});

export const part = css({ marginBlockStart: 18, '& > h3': { fontSize: token.type.h3, marginBlockEnd: 8 } });

/** Cards on a wooden shelf. */
export const shelf = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: '14px 10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [when.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  alignContent: 'end',
  gap: 8,
  paddingBlockEnd: 10,
  borderBlockEnd: `8px solid ${token.surface.boardFrame}`,
  lineHeight: 1.3,
  textAlign: 'center',
  '& b': { display: 'block', fontWeight: token.weight.strong },
  '& p': { alignSelf: 'end' },
  '& p > span, & small': { color: token.text.muted, fontSize: '0.9375rem' },
  '&[data-empty] svg': { filter: 'grayscale(1)' },
});

/** The dish is the jar's label. */
export const jar = css({
  position: 'relative',
  inlineSize: 72,
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  '& > svg + svg': { position: 'absolute', insetBlockEnd: 4, insetInlineStart: 12, inlineSize: 48, blockSize: 48 },
});

export const soldOut = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '&&': { color: token.warning.text, fontWeight: token.weight.strong },
});

export const picture = css({ '& > svg': { display: 'block', inlineSize: 72, blockSize: 72 } });
