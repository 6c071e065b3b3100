import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const steps = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '14px 24px',
  margin: '0 0 18px',
  padding: 0,
  listStyle: 'none',
  [when.phone]: { gridTemplateColumns: '1fr', gap: 10 },
});

export const step = css({
  display: 'grid',
  gridTemplateColumns: '60px 1fr',
  gap: 14,
  alignItems: 'center',
  '& h3': { fontSize: '1.1875rem' },
  '& p': { fontSize: '1rem', lineHeight: 1.4 },
});

export const paper = css({ '& h3': { fontSize: '1.1875rem', marginBlockEnd: 6 } });

export const keys = css({
  marginBlockStart: 12,
  color: token.text.muted,
  fontSize: '1rem',
  [when.phone]: { display: 'none' },
});
