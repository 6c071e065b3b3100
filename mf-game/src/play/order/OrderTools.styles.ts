import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { when } from '../layout.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** Draws the button smaller than its touch target, so that icons fit into a line of text. */
const lowFace = {
  '& button': {
    isolation: 'isolate',
    minInlineSize: 44,
    paddingInline: 9,
    background: 'none',
    borderColor: 'transparent',
  },
  '& button::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 5,
    insetInline: -2,
    background: 'var(--button-face)',
    border: '2px solid var(--button-edge, transparent)',
    borderRadius: token.radius.control,
  },
  '& [data-label]': visuallyHidden,
} as const;

const paperColors = {
  '--quiet-face': token.surface.paper,
  '--quiet-hover': token.surface.answer,
  '--quiet-text': token.text.onPaper,
  '--quiet-edge': token.border.paper,
  '--text-link': token.text.onPaper,
  '& button': { position: 'relative', textDecoration: 'none' },
} as const;

/** One icon in a line of text. */
export const lowTools = css([paperColors, lowFace, { marginInlineStart: 'auto' }]);

/** A line of its own, with text. */
const ownLine = {
  flex: '1 0 100%',
  '& button': { paddingInline: 10 },
} as const;

/** Icons in the header line, or text in the next line where there is room. On paper, which is light in every theme. */
export const tools = css({
  ...paperColors,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 6px',
  '& button[aria-expanded="true"]': {
    '--quiet-hover': token.text.onPaper,
    '--button-face': token.text.onPaper,
    '--button-edge': token.text.onPaper,
    '--button-ink': token.surface.paper,
  },
  '@media (forced-colors: active)': {
    '& button[aria-expanded="true"]': { '--button-edge': 'Highlight', '--button-ink': 'Highlight' },
  },
  [when.roomyTicket]: ownLine,
  [when.tightTicket]: {
    ...lowFace,
    gap: 6,
    // Taller than the text next to them; must not push it away.
    marginBlock: -5,
    marginInlineEnd: 2,
  },
  [when.shortestPhone]: { marginBlock: -8 },
  [when.sideways]: { gridColumn: 2, gridRow: '1 / 3', marginBlock: 0, gap: 2 },
});
