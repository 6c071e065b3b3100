import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../../shared/Account.styles.ts';

/** Dark on light in every theme, with the quiet zone that cameras look for. */
export const square = css({
  display: 'block',
  inlineSize: '14rem',
  maxInlineSize: '100%',
  border: `${token.line.edge} solid ${token.border.paper}`,
  background: token.surface.paper,
  fill: token.text.onPaper,
});

/** Placeholder of the QR code. */
export const empty = css({ inlineSize: '14rem', maxInlineSize: '100%', aspectRatio: '1' });

export const step = css({ ...column, gap: token.space.m, '& > p': { margin: 0 }, '& h3': { margin: 0 } });

/** Text that is copied character by character. */
export const letters = css({ fontWeight: token.weight.strong, overflowWrap: 'anywhere' });

export const codes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: token.space.xs,
  margin: 0,
  paddingInlineStart: token.space.l,
  fontSize: token.type.label,
});
