import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { when } from '../layout.ts';

/** Pictures alone, in the head's own line, where there is no height for a line of their own. */
const small = {
  flex: 'none',
  gap: 4,
  // They are higher than the words beside them, and press nothing away.
  marginBlock: -6,
  '& button': { paddingInline: 10 },
  '& [data-words]': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

/** On paper, which is light in every theme. */
export const tools = css({
  '--quiet-face': 'transparent',
  '--quiet-hover': token.surface.answer,
  '--quiet-text': token.text.onPaper,
  '--quiet-edge': token.border.paper,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  flex: '1 0 100%',
  '& button': { paddingInline: 12 },
  '& button[aria-expanded="true"]': { background: token.action.selectedBg, color: token.action.selectedText },
  '@media (forced-colors: active)': { '& button[aria-expanded="true"]': { borderStyle: 'double' } },
  [when.lowDesktop]: small,
  [when.shortPhone]: small,
  [when.sideways]: small,
});
