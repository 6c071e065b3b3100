import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { headerBlockSize, when } from '../layout.ts';

/** The height of ticket and keys: the sheet is positioned relative to their panel. */
const heightAbove = (header: number) => `max(10rem, calc(100svb - ${header}px - 100% - 4px))`;

/**
 * Covers the floor and never the ticket or the keys, so that nothing moves when it opens and the child can look at it while
 * answering.
 */
export const sheet = css({
  position: 'absolute',
  zIndex: token.layer.overlay,
  insetBlockStart: 0,
  insetInlineEnd: 'calc(100% + 6px)',
  display: 'flex',
  gap: 8,
  inlineSize: '25rem',
  blockSize: '100%',
  maxBlockSize: '23rem',
  padding: 12,
  background: token.surface.card,
  color: token.text.default,
  border: `3px solid ${token.border.strong}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.lift,
  '&[data-tall]': { maxBlockSize: 'none', inlineSize: '30rem' },
  [when.narrow]: {
    insetBlock: 'auto 100%',
    insetInline: '16px auto',
    inlineSize: 'min(30rem, 100% - 32px)',
    blockSize: `min(23rem, ${heightAbove(headerBlockSize.desktop)})`,
    '&[data-tall]': { inlineSize: 'auto', insetInlineEnd: 16 },
  },
  [when.wideTablet]: {
    insetBlock: '0 auto',
    insetInline: 'auto calc(100% + 6px)',
    inlineSize: '24rem',
    blockSize: '100%',
    '&[data-tall]': { inlineSize: '24rem' },
  },
  [when.upright]: {
    insetBlock: 'auto 100%',
    insetInline: 4,
    inlineSize: 'auto',
    blockSize: heightAbove(headerBlockSize.phone),
    maxBlockSize: '30rem',
    padding: 8,
  },
  [when.sideways]: {
    position: 'fixed',
    insetBlock: `${headerBlockSize.sideways}px 4px`,
    insetInline: '4px auto',
    inlineSize: 'calc((100vi - 16px) * 0.41)',
    blockSize: 'auto',
    padding: 6,
    '&[data-tall]': { inlineSize: 'calc((100vi - 16px) * 0.41)' },
  },
  [when.smallSideways]: {
    flexDirection: 'column-reverse',
    inlineSize: '208px',
    '&[data-tall]': { inlineSize: '208px' },
  },
});

/** The buttons, stacked at the inline end. */
export const actions = css({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  flex: 'none',
  [when.smallSideways]: { gridAutoFlow: 'column', justifyContent: 'start' },
});
