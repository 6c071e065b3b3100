import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Two paragraphs side by side if there is space. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: `${token.space.m} ${token.space.xxl}`,
  lineHeight: 1.6,
  '& > *': { maxInlineSize: token.width.reading },
});

export const shopContainer = css({ containerType: 'inline-size' });

/** The shop on the page where the window is too narrow for the one in the head. */
export const shop = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: token.space.m,
  borderRadius: token.radius.card,
  background: token.surface.wall,
  '& > svg': { inlineSize: 'min(14rem, 80%)' },
  // From this width on, Page shows its picture.
  '@container (inline-size >= 44rem)': { display: 'none' },
});

export const picture = css({
  margin: 0,
  marginBlockEnd: token.space.l,
  '& > svg': { borderRadius: token.radius.card },
  '& > figcaption': {
    marginBlockStart: token.space.xs,
    fontSize: token.type.caption,
    color: token.text.muted,
  },
});

/** The figures, in one sentence. */
export const statement = css({
  maxInlineSize: '44rem',
  fontSize: token.type.lead,
  lineHeight: 1.6,
  '& ~ p': { marginBlockStart: token.space.l, fontWeight: token.weight.strong },
  '& ~ ul': { marginBlockStart: token.space.xs, paddingInlineStart: '1.4em' },
});

/** Except on a phone, a figure stays on one line, in English order in right-to-left text. */
export const figure = css({
  fontFamily: token.font.display,
  fontWeight: token.weight.display,
  fontSize: '1.15em',
  color: token.text.heading,
  '@media (min-width: 30em)': { whiteSpace: 'nowrap' },
  unicodeBidi: 'isolate',
});

export const philosophy = css({ marginBlockStart: token.space.sections });
