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

export const list = css({ margin: '12px 0 0', padding: 0, listStyle: 'none' });

/** Picture, text and button; the button wraps on the narrowest phones and with large text. */
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  paddingBlock: 12,
  borderBlockStart: `2px solid ${token.border.subtle}`,
  lineHeight: 1.35,
  '& > svg': { flex: 'none', inlineSize: 56, blockSize: 56 },
  '&[data-empty] > svg': { filter: 'grayscale(1)', opacity: 0.7 },
  '& > div': { flex: '1 1 5rem', minInlineSize: 0 },
  '& b': { fontWeight: token.weight.strong, marginInlineEnd: 6 },
  '& p + p': { color: token.text.muted, fontSize: '1rem' },
  [when.phone]: { gap: '8px 10px', '& > svg': { inlineSize: 44, blockSize: 44 } },
});

export const soldOut = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '&&': { color: token.warning.text, fontWeight: token.weight.strong },
});
