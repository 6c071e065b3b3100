import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Anchor of the panel. */
export const anchor = css({ display: 'inline-block' });

export const choices = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Border and padding of the popover are in pixels.
  inlineSize: 'min(20rem, 100vi - 84px)',
  // Rows of a menu rather than buttons, because sharing is never the main action. Their icons are below the title.
  '& > li > a, & > li > button': {
    inlineSize: `calc(100% + 2 * ${token.space.s})`,
    minBlockSize: token.target.min,
    marginInline: `calc(-1 * ${token.space.s})`,
    justifyContent: 'flex-start',
    paddingBlock: token.space.xs,
    paddingInline: token.space.s,
    border: 'none',
    background: 'none',
    boxShadow: 'none',
  },
  '& > li > :is(a, button)[data-hovered]': { background: token.action.quietBg },
  // The arrow of links to other sites is in front, like the icon of the first row.
  '& > li > a > span:last-of-type': { order: -1, marginInlineStart: 0 },
  '& > li > :is(a, button) svg[data-icon]': { inlineSize: '1.25rem', blockSize: '1.25rem' },
});

export const refused = css({ paddingBlockStart: token.space.xs });
