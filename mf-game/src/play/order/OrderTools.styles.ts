import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';

const paperColors = {
  '--quiet-face': token.surface.paper,
  '--quiet-hover': token.surface.answer,
  '--quiet-text': token.text.onPaper,
  '--quiet-edge': token.border.paper,
  '--text-link': token.text.onPaper,
  '& button': { position: 'relative', textDecoration: 'none' },
} as const;

/** Icons with a touch target, drawn lower than it, so that they fit into a line of text. */
const lowFace = {
  '& button': {
    position: 'relative',
    isolation: 'isolate',
    minInlineSize: 44,
    paddingInline: 9,
    background: 'none',
    borderColor: 'transparent',
    textDecoration: 'none',
  },
  '& button::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 3,
    insetInline: -1,
    background: 'var(--button-face)',
    border: '2px solid var(--button-edge, transparent)',
    borderRadius: token.radius.control,
  },
} as const;

/** A small word below the icon, which needs no more height than the touch target. */
const worded = {
  flexDirection: 'column',
  gap: 0,
  minInlineSize: 52,
  paddingInline: 5,
  paddingBlock: 0,
  lineHeight: 1,
  '& svg': { inlineSize: '1.125rem', blockSize: '1.125rem' },
  '& [data-label]': { fontSize: token.type.fine, whiteSpace: 'nowrap' },
} as const;

/** One icon in a line of text. */
export const lowTools = css([paperColors, lowFace, { '& [data-label]': visuallyHidden }]);

/** The help buttons, on paper, which is light in every theme. With their words where the ticket is wide enough. */
export const tools = css([
  paperColors,
  lowFace,
  {
    display: 'flex',
    flex: 'none',
    gap: 4,
    '& [data-label="long"]': visuallyHidden,
    // Without `:has()`, which would match all elements of the ticket again at each press.
    '@container ticket (min-width: 20rem)': { '& > [data-worded]': worded },
    '@container ticket (max-width: 19.99rem)': {
      '& > [data-worded]:only-child': worded,
      '& > :not(:only-child) [data-label]': visuallyHidden,
    },
    '@container ticket (max-width: 15.49rem)': { '& [data-label]': visuallyHidden },
    // Taller than the text next to them.
    '@container ticket (max-height: 15.5rem)': { marginBlock: -5 },
    '& button[aria-expanded="true"]': {
      '--quiet-hover': token.text.onPaper,
      '--button-face': token.text.onPaper,
      '--button-edge': token.text.onPaper,
      '--button-ink': token.surface.paper,
    },
    '@media (forced-colors: active)': {
      '& button[aria-expanded="true"]': { '--button-edge': 'Highlight', '--button-ink': 'Highlight' },
    },
  },
]);
