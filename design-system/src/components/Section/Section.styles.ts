import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const margin = 'clamp(1rem, 4vw, 2rem)';

/** Line, color, line, extended to both edges of the window without causing overflow. */
const background =
  'linear-gradient(var(--line) 0 1px, var(--background) 0 calc(100% - 1px), var(--line) 0) fill 0 / 0 / 0 100vi';

/** 48 px between sections on phones, up to 88 px in wide windows. */
export const section = css({
  scrollMarginBlockStart: token.space.l,
  // Focused through in-page links, but not a control.
  '&:focus': { outline: 'none', boxShadow: 'none' },
  '--between': token.space.sections,
  '&[data-ground="page"]': { marginBlockStart: 'var(--between)' },
  '&[data-ground="band"], &[data-ground="wall"]': {
    marginBlockStart: 'var(--between)',
    paddingBlock: 'var(--between)',
    borderImage: background,
    '@media (forced-colors: active)': { borderImage: 'none', borderBlock: '1px solid' },
  },
  // No space between the last band and the footer.
  'main:not([data-width="full"]) > &:last-child:not([data-ground="page"])': {
    marginBlockEnd: `calc(-1 * ${token.space.xxl})`,
  },
  '&[data-ground="band"]': { '--background': token.surface.band, '--line': token.surface.band },
  '&[data-ground="wall"]': { '--background': token.surface.wall, '--line': token.surface.wallLine },
  '[data-theme="high-contrast"] &': { '--line': token.border.strong },
  // Adds margins on pages without them.
  'main[data-width="full"] > &': {
    maxInlineSize: token.width.page,
    marginInline: 'auto',
    paddingInline: margin,
  },
});

export const head = css({
  maxInlineSize: token.width.reading,
  marginBlockEnd: token.space.l,
  '& > p': { marginBlockStart: token.space.xs, color: token.text.muted },
});
