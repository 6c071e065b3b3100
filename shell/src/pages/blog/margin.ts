import { token } from '@countertop/design-system/tokens';
import type { CSSObject } from '@emotion/react';

/** Width of an article with space for notes in the margin: 8 columns of text and 4 of notes. Paper has no margin for them. */
const wide = '@container article (inline-size >= 58rem)';
const gap = token.space.xxl;
const noteWidth = `(100cqi - ${gap}) / 3`;

/** A comfortable line length. */
export const textColumn: CSSObject = {
  maxInlineSize: token.width.reading,
  '@media not print': { [wide]: { maxInlineSize: `min(${token.width.reading}, (100cqi - ${gap}) * 2 / 3)` } },
};

/**
 * Returns the styles of a note that is in the margin if there is one. It floats out of the text's column, so that the text
 * doesn't wait for it.
 */
export function inMargin(styles: CSSObject): CSSObject {
  return {
    '@media not print': {
      [wide]: {
        float: 'inline-end',
        clear: 'inline-end',
        inlineSize: `calc(${noteWidth})`,
        // 100 % is the width of the text, 100cqi that of the article.
        marginInlineEnd: 'calc(100% - 100cqi)',
        ...styles,
      },
    },
  };
}
