import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Anchor of the panel. */
export const anchor = css({ display: 'inline-block' });

export const choices = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Border and padding of the popover are in pixels.
  inlineSize: 'min(20rem, 100vi - 84px)',
  '& > li > a, & > li > button': { inlineSize: '100%', justifyContent: 'flex-start', paddingInline: token.space.s },
  '& > li > a': { justifyContent: 'space-between' },
});

export const refused = css({ paddingBlockStart: token.space.xs });
