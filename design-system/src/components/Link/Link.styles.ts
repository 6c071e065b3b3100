import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

export const textLink = css({
  color: token.text.link,
  fontWeight: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  borderRadius: '2px',
  cursor: 'pointer',
  // Icons do not increase the line height.
  '& > svg': { display: 'inline-block', marginInlineEnd: '0.3em', verticalAlign: '-0.25em' },
  '&[data-hovered], &[data-pressed]': { textDecorationThickness: '3px' },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': {
    color: token.text.muted,
    textDecorationStyle: 'dashed',
    textDecorationThickness: 'auto',
    cursor: 'default',
    '[data-surface] &': { color: 'inherit' },
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
});

/** A link on its own line, with a full-size target. */
export const standaloneLink = css(textLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minBlockSize: token.target.min,
  minInlineSize: token.target.min,
  fontWeight: token.weight.medium,
  textWrap: 'balance',
  '& > svg': { marginInlineEnd: 0 },
});

/** Aligns the arrow with the text. */
export const externalLink = css({
  whiteSpace: 'nowrap',
  '& > svg': { display: 'inline-block', verticalAlign: '-0.1em' },
});

/** A header link, underlined in red when hovered or current. */
export const navLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.target.min,
  paddingBlock: token.space.xs,
  paddingInline: '2px',
  color: token.text.default,
  fontWeight: token.weight.medium,
  textDecoration: 'none',
  borderBlockStart: '3px solid transparent',
  borderBlockEnd: '3px solid transparent',
  cursor: 'pointer',
  '&[data-hovered], &[data-pressed], &[data-current]': { borderBlockEndColor: token.accent.awning },
  '& > svg': { marginInlineEnd: '0.4em' },
  '&[data-focus-visible]': { ...focusRing, borderRadius: '2px' },
  '&[data-disabled]': { color: token.text.muted, borderBlockEndColor: 'transparent', cursor: 'default' },
  '@media (forced-colors: active)': {
    borderBlockEndStyle: 'none',
    borderBlockStartStyle: 'none',
    '&[data-current]': { borderBlockEnd: '3px solid Highlight' },
  },
});
