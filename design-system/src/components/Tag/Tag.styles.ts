import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Small corners and a border in the text color. Not a pill. */
export const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  paddingBlock: '5px',
  paddingInline: '7px',
  border: '2px solid currentColor',
  borderRadius: token.radius.tag,
  fontSize: token.type.caption,
  fontWeight: token.weight.strong,
  lineHeight: 1.2,
  // Words stay whole in narrow columns of tables.
  overflowWrap: 'break-word',
  color: token.text.muted,
  background: token.surface.card,
  '&[data-tone="success"]': { color: token.success.text, background: token.success.bg },
  '&[data-tone="warning"]': { color: token.warning.text, background: token.warning.bg },
  '&[data-tone="danger"]': { color: token.danger.text, background: token.danger.bg },
  '&[data-tone="info"]': { color: token.info.text, background: token.info.bg },
});
