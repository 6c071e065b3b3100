import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { when } from '../../layout.ts';

/**
 * Covers the floor and never the ticket or the keys, so that nothing moves when it opens and the child can look at it while
 * answering. Its distances are those of the play screen's zones.
 */
export const sheet = css({
  position: 'absolute',
  zIndex: token.layer.overlay,
  insetBlock: '0 14px',
  insetInlineEnd: 'calc(20px + var(--order) + 6px)',
  display: 'flex',
  gap: 8,
  inlineSize: '25rem',
  maxInlineSize: 'calc(100% - var(--order) - 46px)',
  maxBlockSize: '24rem',
  padding: 12,
  background: token.surface.card,
  color: token.text.default,
  border: `3px solid ${token.border.strong}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.lift,
  '&[data-surface="board"]': { background: token.surface.board, color: token.text.onBoard },
  '&[data-tall]': { maxBlockSize: 'none', inlineSize: '30rem' },
  [when.tablet]: {
    insetBlock: 'auto calc(14px + var(--order) + 6px)',
    insetInline: '20px auto',
    inlineSize: 'calc(100% - 40px)',
    maxInlineSize: 'none',
    blockSize: '24rem',
    maxBlockSize: 'calc(100% - var(--order) - 30px)',
  },
  [when.upright]: {
    insetBlock: '0 calc(var(--order) + 2px)',
    insetInline: 4,
    inlineSize: 'auto',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    padding: 8,
    '&[data-tall]': { inlineSize: 'auto' },
  },
  [when.sideways]: {
    insetBlock: '0 6px',
    insetInline: '4px auto',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    padding: 6,
    '&, &[data-tall]': { inlineSize: 'calc((100% - 16px) * 0.36 + 4px)' },
  },
  [when.smallSideways]: { flexDirection: 'column-reverse' },
  '[data-pad-side="left"] &': {
    [when.beside]: { insetInline: 'calc(20px + var(--order) + 6px) auto' },
    [when.sideways]: { insetInline: 'auto 4px' },
  },
});

/** The buttons, stacked at the inline end. */
export const actions = css({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  flex: 'none',
  // Three buttons are higher than the sheet.
  [when.shortestPhone]: { gridTemplateRows: 'repeat(2, auto)', gridAutoFlow: 'column' },
  [when.smallSideways]: { gridTemplateRows: 'none', gridAutoFlow: 'column', justifyContent: 'start' },
});
