import { css } from '../../theme/css.ts';
import { outlined } from '../Picture/outlined.ts';
import { token } from '../../tokens/tokens.ts';

/** Fills its container. A tall hat reaches above it. */
export const crew = css({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  '--linen': '#FFFFFF',
  '--linen-line': '#A9BAC4',
  '[data-theme="dark"] &': {
    '--linen': '#E4EAE2',
    filter: `drop-shadow(0 0 0.8px ${token.border.default}) drop-shadow(0 0 0.8px ${token.border.default})`,
  },
  ...outlined,
});

/** The same apron for everybody, so that nobody takes them for customers. */
export const apron = css({
  fill: 'none',
  stroke: token.accent.clothAlt,
  strokeWidth: 5,
  strokeLinecap: 'round',
  '&[data-part="bib"]': { fill: token.accent.clothAlt, stroke: token.accent.cloth, strokeWidth: 2.5 },
});

/** The head keeps still. */
export const still = css({});
