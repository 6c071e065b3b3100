import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** As wide as a few words need. */
export const keptPages = css({
  maxInlineSize: token.width.reading,
  marginBlockStart: token.space.l,
  '& h2': { fontSize: token.type.h3 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: token.target.control,
    paddingBlock: token.space.xxs,
    '& + li': { borderBlockStart: `${token.line.hair} solid ${token.border.subtle}` },
  },
});
