import { css } from '@emotion/react';
import { focusRing, token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const table = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minInlineSize: 44,
  minBlockSize: 44,
  padding: '4px 4px 6px',
  border: 0,
  borderRadius: token.radius.card,
  background: 'none',
  color: token.text.default,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:focus-visible': { ...focusRing, outlineOffset: -3, boxShadow: `inset 0 0 0 6px ${token.focus.gap}` },
  '&:hover [data-look]': { borderColor: token.border.strong },
  [when.lowDesktop]: { paddingBlock: '0 2px' },
  [when.phone]: { padding: 0 },
});

export const scene = css({ display: 'grid', alignContent: 'end', inlineSize: '100%', containerType: 'size' });

/** The row's height, not its width, determines the size of a table. */
export const fitted = css({
  display: 'block',
  inlineSize: 'min(100cqi, 100cqb * 200 / 178, 232px)',
  marginInline: 'auto',
  [when.upright]: { inlineSize: 'min(100cqi, 100cqb * 200 / 178, 120px)' },
});
