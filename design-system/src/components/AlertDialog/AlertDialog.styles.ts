import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const failure = css({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'center',
  gap: token.space.s,
  padding: `${token.space.xs} ${token.space.s}`,
  border: `2px solid ${token.danger.border}`,
  borderInlineStartWidth: '8px',
  borderRadius: token.radius.tile,
  background: token.danger.bg,
  color: token.danger.text,
  fontWeight: token.weight.medium,
});
