import { css } from '../../theme/css.ts';
import { surface } from '../Popover/Popover.styles.ts';
import { token } from '../../tokens/tokens.ts';

/** As wide as the field, and limited to the window. */
export const popover = css(surface, { minInlineSize: 'min(var(--trigger-width), 100vi - 1.5rem)', overflow: 'auto' });

export const list = css({ padding: token.space.xxs, outline: 'none' });

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.s,
  minBlockSize: token.target.control,
  padding: `${token.space.xs} ${token.space.s}`,
  borderRadius: token.radius.tile,
  borderInlineStart: '4px solid transparent',
  lineHeight: 1.3,
  cursor: 'pointer',
  outline: 'none',
  '&[data-focused]': { background: token.action.quietBg, color: token.action.quietText },
  '&[data-focus-visible]': { outline: `3px solid ${token.focus.ring}`, outlineOffset: '-3px', boxShadow: 'none' },
  '&[data-selected]': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    borderInlineStartColor: token.action.edge,
    fontWeight: token.weight.strong,
  },
  '&[data-disabled]': { color: token.text.muted, cursor: 'default', '& b': { fontWeight: token.weight.text } },
  '& > svg': { flex: 'none', marginInlineStart: 'auto', visibility: 'hidden' },
  '&[data-selected] > svg': { visibility: 'visible' },
  '@media (forced-colors: active)': {
    borderInlineStartColor: 'Canvas',
    '&[data-selected], &[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '&[data-selected]': { borderInlineStartColor: 'Highlight' },
    '&[data-disabled]': { color: 'GrayText' },
  },
});
