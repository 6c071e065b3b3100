import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const contents = css({ '& > h3': { fontSize: token.type.body, margin: 0, marginBlockEnd: token.space.xs } });

/** Short enough that a label and its value are read together. */
export const facts = css({ maxInlineSize: token.width.reading });
