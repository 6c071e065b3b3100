import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [when.phone]: { gridTemplateColumns: '1fr', gap: 12 },
});

/** More room above the steps: the guest's shoulders rest on the ticket's edge. */
export const paper = css({ '& h3': { fontSize: '1.25rem', marginBlockEnd: 8 } });

export const total = css({ '& > *': { fontSize: '1.1875rem', fontWeight: token.weight.strong } });

export const answers = css({ display: 'grid', gap: 9 });

export const answerRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 50,
  padding: '8px 14px',
  border: `2px solid ${token.danger.border}`,
  borderRadius: token.radius.control,
  background: token.danger.bg,
  color: token.danger.text,
  '& b': { marginInlineStart: 'auto', fontSize: '1.25rem', fontWeight: token.weight.strong },
  '&[data-right]': { borderColor: token.success.border, background: token.success.bg, color: token.success.text },
});

export const earned = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  margin: '6px 0 0',
  fontWeight: token.weight.medium,
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: token.weight.strong, textAlign: 'end' },
});
