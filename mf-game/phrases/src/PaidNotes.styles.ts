import { css } from '@emotion/react';

/** Wraps instead of shrinking, so that the values stay readable. */
export const notes = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '0.15em',
  verticalAlign: 'middle',
});

export const note = css({ inlineSize: '2.2em', '& > svg': { display: 'block' } });

export const coin = css({ inlineSize: '1.25em', '& > svg': { display: 'block' } });
