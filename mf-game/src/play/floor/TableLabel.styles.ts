import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

const edge = (color: string) => ({ borderColor: color, boxShadow: `inset 0 0 0 1px ${color}` });

/** Its height is the same for all states and texts, so that no table moves. */
export const label = css({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 10,
  maxInlineSize: '100%',
  blockSize: 'calc(1.25em + 15px)',
  marginBlockStart: -8,
  paddingInline: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  color: token.text.default,
  background: token.surface.card,
  border: `2px solid ${token.border.default}`,
  borderRadius: 7,
  // A free table shows only its number, until it is pointed at.
  '&[data-look="free"]': { opacity: 0 },
  'button:hover > &[data-look="free"], button:focus-visible > &[data-look="free"]': { opacity: 1 },
  'button:hover > &': { borderColor: token.border.strong },
  '&[data-look="free"], &[data-look="plates"], &[data-look="seating"]': { borderStyle: 'dashed' },
  '&[data-look="hurry"], &[data-look="left"]': {
    borderColor: token.danger.border,
    background: token.danger.bg,
    color: token.danger.text,
  },
  '&[data-look="left"]': { borderStyle: 'dashed' },
  '&[data-look="served"]': {
    borderColor: token.success.border,
    background: token.success.bg,
    color: token.success.text,
  },
  '&[data-look="ready"]': {
    ...edge(token.success.border),
    background: token.success.bg,
    color: token.success.text,
  },
  '&[data-look="ordering"]': { ...edge(token.border.strong), background: token.play.bg, color: token.play.text },
  '[data-theme="high-contrast"] &[data-look="ordering"]': { borderColor: token.play.bg },
  [when.phone]: {
    gap: 5,
    blockSize: 'calc(1.25em + 8px)',
    paddingInline: 6,
    borderRadius: 5,
    fontSize: token.type.fine,
  },
  [when.sideways]: {
    gap: 5,
    blockSize: 'calc(1.25em + 7px)',
    paddingInline: 5,
    borderRadius: 5,
    fontSize: token.type.fine,
  },
});

export const name = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: token.weight.strong,
});

/** Room for the name, five pips and a word. Below it the pips replace the word. */
const narrow = '@container table (max-width: 13.5rem)';

/** Room for a name and a short word. Below it the state matters more than the name. */
const narrower = '@container table (max-width: 8.25rem)';

/** Room for a name and nothing else. */
const narrowest = '@container table (max-width: 6.5rem)';

export const who = css({
  [narrower]: {
    '&[data-look="hurry"], &[data-look="ready"], &[data-look="served"], &[data-look="left"]': { display: 'none' },
  },
});

export const state = css({
  flex: 'none',
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  color: token.text.muted,
  '&:not([data-look="waiting"], [data-look="seating"], [data-look="free"], [data-look="plates"])': { color: 'inherit' },
  // Left out completely, with the gap next to it.
  [narrow]: { gap: 4, '&[data-look="free"], &[data-look="seating"]': { display: 'none' } },
});

export const marks = css({
  display: 'inline-flex',
  [narrow]: { '&[data-look="hurry"]': { display: 'none' } },
  [narrowest]: { display: 'none' },
  [when.phone]: { zoom: 0.7 },
  [when.sideways]: { zoom: 0.7 },
});

export const word = css({
  fontWeight: token.weight.medium,
  whiteSpace: 'nowrap',
  [narrow]: { '&[data-look="waiting"], &[data-look="ordering"]': { display: 'none' } },
  // In untimed mode it has the word instead of pips.
  [narrower]: { '&:not([data-look])': { display: 'none' } },
});
