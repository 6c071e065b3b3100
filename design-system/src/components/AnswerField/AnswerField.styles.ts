import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const phone = '@media (max-width: 720px)';
const shortPhone = '@media (max-width: 720px) and (max-height: 760px)';

/** On paper the label is written in the ticket's ink. */
export const answer = css({ color: token.text.onPaper });

/** A strong edge on paper; the number is the largest thing of the ticket. */
export const slot = css({
  gap: '6px',
  minBlockSize: '60px',
  border: `3px solid ${token.border.answer}`,
  background: token.surface.answer,
  color: token.text.onPaper,
  caretColor: token.border.answer,
  fontSize: token.type.sum,
  fontWeight: token.weight.strong,
  '&:hover, &:has(input[data-focused])': { borderColor: token.border.answer },
  '& input': { caretColor: 'inherit' },
  '[data-invalid] > &&': { paddingInline: token.space.m },
  '[data-readonly] > &&, [data-disabled] > &&': { background: token.surface.paper },
  '[data-disabled] > &&': { borderColor: token.border.paper, color: token.text.onPaperMuted },
  [phone]: { minBlockSize: '48px', '&, [data-invalid] > &&': { paddingInline: token.space.s }, fontSize: '1.5rem' },
  [shortPhone]: { minBlockSize: '44px' },
});

/** Keeps its line while there is nothing to say. */
export const echo = css({
  minBlockSize: `${token.leading.dense}em`,
  color: token.text.onPaperMuted,
  fontSize: token.type.caption,
  lineHeight: token.leading.dense,
});

/** What to put right is said when it comes: the focus is in the slot already, or on the pad. */
export const notes = css({
  display: 'grid',
  gap: '6px',
  // Empty it takes no room and stays on the page: a region that comes with its words is silent.
  '&:empty': { marginBlockStart: '-6px' },
});
