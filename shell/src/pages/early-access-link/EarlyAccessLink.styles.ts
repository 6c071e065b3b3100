import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const paper = css({ maxInlineSize: '40rem', marginBlockStart: token.space.l, containerType: 'inline-size' });

/** The drawing is next to the content, or above it on a phone. */
export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: token.space.m,
  '& > svg': { inlineSize: '5rem' },
  '@container (inline-size >= 30rem)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: token.space.xl,
    '& > svg': { inlineSize: '8rem' },
  },
});

export const content = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.m,
  '& > form': { inlineSize: '100%' },
});

export const errorText = css({ color: token.danger.text, fontWeight: token.weight.strong });
