import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

/** Windows too low for ticket and keys: the player uses the system keyboard. */
const lowPhone = '@media (max-width: 720px) and (max-height: 780px) and (orientation: portrait)';

/** Ticket and keys side by side; stacked on phones. */
export const tryLayout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
  [when.sideways]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)', gap: 12 },
});

export const ticket = css({
  lineHeight: 1.4,
  '& > div > p': { marginBlockEnd: 6, color: token.text.onPaperMuted },
  [when.phone]: { margin: '-8px -6px -10px', '& hr': { marginBlock: 8 } },
});

export const answerLine = css({ display: 'grid', gap: 10, [when.phone]: { gap: 6 } });

export const ask = css({
  fontSize: '1.1875rem',
  fontWeight: token.weight.strong,
  lineHeight: 1.35,
  '&, &:focus-visible': { outline: 'none', boxShadow: 'none' },
});

/** Replaces the hint and check keys where the number pad does not fit. */
export const withoutKeys = css({
  display: 'none',
  [lowPhone]: { display: 'flex', flexWrap: 'wrap', gap: 10, '& > *': { flex: '1 1 6rem' } },
});

export const keys = css({ [lowPhone]: { display: 'none' } });

/** The hints, stacked below the ticket. */
export const hints = css({
  display: 'grid',
  gap: 8,
  marginBlockStart: 14,
  fontSize: '1rem',
  lineHeight: 1.4,
  '& > p': {
    paddingInlineStart: 12,
    borderInlineStart: `4px solid ${token.info.border}`,
  },
  '&:empty': { display: 'none' },
});
