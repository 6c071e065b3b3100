import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

export const quiet = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.m,
  paddingBlock: token.space.l,
  textAlign: 'center',
  '& > svg': { inlineSize: 'min(100%, 26rem)', blockSize: 'auto' },
  '[data-theme="high-contrast"] & > svg': { '--table-line': token.border.strong, '--wood': token.border.strong },
  '[data-theme="high-contrast"] & [data-glow]': { display: 'none' },
});

export const sentence = css({ maxInlineSize: token.width.reading, fontSize: token.type.lead });
