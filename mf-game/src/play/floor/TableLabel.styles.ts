import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const label = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '0 10px',
  minBlockSize: 36,
  marginBlockStart: -8,
  padding: '4px 10px',
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  color: token.text.default,
  background: token.surface.card,
  border: `2px solid ${token.border.default}`,
  borderRadius: 7,
  '&[data-look="free"], &[data-look="seating"]': { borderStyle: 'dashed' },
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
    borderColor: token.success.border,
    borderWidth: 3,
    background: token.success.bg,
    color: token.success.text,
  },
  '&[data-look="ordering"]': {
    borderColor: token.border.strong,
    borderWidth: 3,
    background: token.play.bg,
    color: token.play.text,
  },
  '[data-theme="high-contrast"] &[data-look="ordering"]': { borderColor: token.play.bg },
  [when.phone]: {
    flexWrap: 'nowrap',
    gap: 5,
    minBlockSize: 24,
    marginBlockStart: -9,
    padding: '1px 7px',
    borderRadius: 5,
    fontSize: token.type.fine,
  },
  [when.shortPhone]: { marginBlockStart: -7, paddingInline: 5 },
  [when.shortestPhone]: { fontSize: '0.6875rem' },
  [when.sideways]: {
    flexWrap: 'nowrap',
    gap: 5,
    minBlockSize: 22,
    padding: '0 5px',
    fontSize: token.type.fine,
    borderRadius: 5,
  },
});

export const name = css({ fontWeight: token.weight.strong, whiteSpace: 'nowrap' });

/** Where only one word fits next to the number, the state matters more than the name. */
export const who = css({
  [when.smallSideways]: {
    '&[data-look="hurry"], &[data-look="ready"], &[data-look="served"], &[data-look="left"]': { display: 'none' },
  },
});

/** The table number, where the drawing is too small for its plaque. */
export const number = css({
  display: 'none',
  [when.phone]: { display: 'inline' },
  [when.sideways]: { display: 'inline' },
});

/** Hidden completely where the text is left out. */
const emptyState = { '&[data-look="free"], &[data-look="seating"]': { display: 'none' } };

export const state = css({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  color: token.text.muted,
  '&[data-look="hurry"]': { color: 'inherit' },
  '&[data-look="left"]': { color: 'inherit' },
  '&[data-look="served"]': { color: 'inherit' },
  '&[data-look="ready"]': { color: 'inherit' },
  '&[data-look="ordering"]': { color: 'inherit' },
  [when.phone]: { gap: 4, ...emptyState },
  [when.sideways]: { gap: 4, ...emptyState },
});

const smallMarks = {
  zoom: 0.7,
  // A word takes less room than the pips.
  '&[data-look="hurry"]': { display: 'none' },
};

export const marks = css({
  display: 'inline-flex',
  [when.phone]: smallMarks,
  [when.sideways]: smallMarks,
  [when.smallSideways]: { display: 'none' },
});

/** On small screens the pips replace the word, and a dashed frame marks a free table. */
const fewerWords = {
  '&[data-look="waiting"]': { display: 'none' },
  '&[data-look="ordering"]': { display: 'none' },
  '&[data-look="free"]': { display: 'none' },
  '&[data-look="seating"]': { display: 'none' },
};

export const word = css({
  fontWeight: token.weight.medium,
  whiteSpace: 'nowrap',
  [when.phone]: fewerWords,
  [when.sideways]: fewerWords,
});
