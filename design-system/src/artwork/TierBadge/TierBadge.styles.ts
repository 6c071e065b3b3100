import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Framed like an enamel plate when small; without a frame when large. */
export const tierBadge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  paddingBlock: token.space.xxs,
  paddingInline: '6px 10px',
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.tag,
  background: token.surface.card,
  color: token.text.heading,
  fontSize: token.type.caption,
  fontWeight: token.weight.strong,
  lineHeight: 1.2,
  '& > svg': { flex: 'none', inlineSize: '1.5em' },
  '&[data-size="large"]': {
    gap: token.space.s,
    padding: 0,
    border: 0,
    background: 'none',
    fontFamily: token.font.display,
    fontSize: token.type.h3,
    fontWeight: token.weight.display,
    '& > svg': { inlineSize: '2.75rem' },
  },
});

/** In high contrast the walls of `House` are black, so their outline has to stand out from the page. */
export const emblem = css({ '[data-theme="high-contrast"] &': { '--emblem-line': token.border.strong } });
