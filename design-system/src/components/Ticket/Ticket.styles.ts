import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const zigzagFoot = [
  'linear-gradient(#000 0 0) top / 100% calc(100% - 6px) no-repeat',
  'conic-gradient(from -45deg at 50% 100%, #000 90deg, transparent 0) bottom / 12px 6px repeat-x',
].join(', ');

/** The shadow is on the outer element, because the zigzag edge is a mask on the inner one. */
export const hanging = css({
  filter: `drop-shadow(0 2px 2px ${token.art.shade}) drop-shadow(0 10px 14px ${token.art.shade})`,
  '[data-theme="high-contrast"] &': { filter: 'none' },
  '@media print': { filter: 'none', breakInside: 'avoid' },
  '&[data-filled]': { blockSize: '100%', minBlockSize: 0 },
  '&[data-filled] > *': {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    blockSize: '100%',
    container: 'ticket / size',
  },
});

/** Sets its own text, line and focus colors, because paper stays light in dark themes. */
export const paper = css({
  '--text-default': token.text.onPaper,
  '--text-heading': token.text.onPaper,
  '--text-muted': token.text.onPaperMuted,
  '--text-link': token.text.onPaper,
  '--surface-card': token.surface.paper,
  '--border-default': token.border.paper,
  '--border-strong': token.text.onPaper,
  '--focus-ring': token.text.onPaper,
  '--focus-gap': token.surface.paper,
  paddingBlock: '22px 26px',
  paddingInline: 'clamp(14px, 6%, 22px)',
  color: token.text.onPaper,
  background: token.surface.paper,
  borderRadius: `${token.radius.paper} ${token.radius.paper} 0 0`,
  mask: zigzagFoot,
  // In dark themes the colors of errors and of success are too light for paper.
  '[data-theme="dark"] &, [data-theme="high-contrast"] &': {
    '--danger-bg': token.surface.paper,
    '--danger-text': token.text.onPaper,
    '--danger-border': token.text.onPaper,
    '--success-bg': token.surface.paper,
    '--success-text': token.text.onPaper,
  },
  // An outline, so that the ticket has the same size as in other themes.
  '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px', mask: 'none' },
  '@media print': { outline: `1px solid ${token.border.paper}`, outlineOffset: '-1px', mask: 'none' },
});

export const line = css({
  fontSize: token.type.body,
  lineHeight: token.leading.dense,
  '& + &': { marginBlockStart: '6px' },
});

export const rule = css({
  border: 0,
  borderBlockStart: `2px dashed ${token.border.paper}`,
  marginBlock: token.space.s,
  marginInline: 0,
});
