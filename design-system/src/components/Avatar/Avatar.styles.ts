import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** A tile with small corners. Circles are reserved for plates. */
export const avatar = css({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 'var(--side)',
  blockSize: 'var(--side)',
  overflow: 'clip',
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.tile,
  background: token.action.quietBg,
  color: token.action.quietText,
  fontSize: 'calc(var(--side) * 0.38)',
  fontWeight: token.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  '&[data-size="small"]': { '--side': '2rem', borderWidth: '1px' },
  '&[data-size="medium"]': { '--side': '2.75rem' },
  '&[data-size="large"]': { '--side': '4.5rem', borderRadius: token.radius.control },
  '&[data-drawn]': { background: token.surface.wall },
  '&:not([data-drawn]):not([data-size="small"])': {
    boxShadow: `inset 0 -0.1em 0 ${token.art.shade}`,
    '[data-theme="high-contrast"] &': { boxShadow: 'none' },
  },
});
