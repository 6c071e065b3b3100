import { css } from '@emotion/react';
import { focusRing, token } from '../tokens/tokens.ts';

/** A link in words. */
export const textLink = css({
  color: token.text.link,
  fontWeight: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  borderRadius: '2px',
  cursor: 'pointer',
  '&[data-hovered], &[data-pressed]': { textDecorationThickness: '3px' },
  '&[data-focus-visible]': focusRing,
});

/** A link of the header: underlined by the awning's red when it is pointed at or is this page. */
export const navLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.target.min,
  paddingBlock: '0.5rem',
  paddingInline: '2px',
  color: token.text.default,
  fontWeight: token.weight.medium,
  textDecoration: 'none',
  borderBlockStart: '3px solid transparent',
  borderBlockEnd: '3px solid transparent',
  cursor: 'pointer',
  '&[data-hovered], &[data-pressed], &[data-current]': { borderBlockEndColor: token.accent.awning },
  '&[data-focus-visible]': { ...focusRing, borderRadius: '2px' },
  '@media (forced-colors: active)': {
    borderBlockEndStyle: 'none',
    borderBlockStartStyle: 'none',
    '&[data-current]': { borderBlockEnd: '3px solid Highlight' },
  },
});
