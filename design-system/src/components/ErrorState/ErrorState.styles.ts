import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** One click selects the whole ID. */
export const reference = css({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: token.space.xs,
  border: `1px solid ${token.border.default}`,
  borderRadius: token.radius.tag,
  background: token.surface.sunken,
  color: token.text.default,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
