import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** A speech bubble whose tail points to the shop. */
export const offer = css({
  position: 'relative',
  zIndex: token.layer.raised,
  justifySelf: 'center',
  '&[data-shown="false"]': { visibility: 'hidden' },
  '& > button': {
    paddingBlock: 0,
    paddingInline: `${token.space.s} ${token.space.l}`,
    border: `${token.line.strong} solid ${token.border.strong}`,
    borderRadius: token.radius.sheet,
    background: token.surface.card,
    color: token.text.default,
    textAlign: 'start',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc(100% - 10px)',
    insetInlineStart: '24%',
    inlineSize: 18,
    blockSize: 18,
    border: `${token.line.strong} solid ${token.border.strong}`,
    borderBlockStart: 0,
    borderInlineStart: 0,
    background: token.surface.card,
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});

export const face = css({
  alignSelf: 'end',
  inlineSize: 64,
  blockSize: 64,
  overflow: 'hidden',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
});

export const words = css({
  display: 'grid',
  fontWeight: token.weight.medium,
  '& > b': { fontFamily: token.font.display, fontSize: token.type.h3, fontWeight: token.weight.display },
});
