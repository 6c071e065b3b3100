import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const phone = '@media (max-width: 720px)';
const shortPhone = '@media (max-width: 720px) and (max-height: 760px)';

/** On a ticket, the label has the ticket's text color. */
export const answer = css({ color: token.text.onPaper });

/** A strong border, and the largest text on the ticket. */
export const slot = css({
  gap: '6px',
  minBlockSize: '60px',
  border: `3px solid ${token.border.answer}`,
  background: token.surface.answer,
  color: token.text.onPaper,
  caretColor: token.border.answer,
  fontSize: token.type.sum,
  fontWeight: token.weight.strong,
  '&:hover, &:where(:has(input[data-focused]))': { borderColor: token.border.answer },
  '& input': { caretColor: 'inherit' },
  '[data-invalid] > &': { paddingInline: token.space.m },
  '[data-readonly] > &, [data-disabled] > &': { background: token.surface.paper },
  '[data-disabled] > &': { borderColor: token.border.paper, color: token.text.onPaperMuted },
  [phone]: { minBlockSize: '48px', '&, [data-invalid] > &': { paddingInline: token.space.s }, fontSize: '1.5rem' },
  [shortPhone]: { minBlockSize: '44px' },
});

/** Reserves a line while empty. */
export const echo = css({
  minBlockSize: `${token.leading.dense}em`,
  color: token.text.onPaperMuted,
  fontSize: token.type.caption,
  lineHeight: token.leading.dense,
});

/** Errors are announced when they appear, because focus is already in the field or on the number pad. */
export const notes = css({
  display: 'grid',
  gap: '6px',
  // Rendered even if empty: a live region inserted with its text is not announced.
  '&:empty': { marginBlockStart: '-6px' },
});
