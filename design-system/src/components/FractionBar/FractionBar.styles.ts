import { css } from '../../theme/css.ts';
import { media, token } from '../../tokens/tokens.ts';

/** Shaded parts differ in lightness, not only in hue. */
export const bar = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: '2rem',
  overflow: 'hidden',
  border: `${token.line.edge} solid ${token.border.strong}`,
  borderRadius: token.radius.bar,
  // Browsers print no backgrounds otherwise.
  printColorAdjust: 'exact',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    background: token.surface.card,
    color: token.text.default,
    fontSize: token.type.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > span + span': { borderInlineStart: `${token.line.edge} solid ${token.border.strong}` },
  '& > [data-shaded]': {
    background: token.action.bg,
    color: token.action.text,
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});
