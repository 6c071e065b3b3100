import { css } from '@emotion/react';
import { focusRing, token } from '@countertop/design-system/tokens';
import { ageBands } from '@countertop/engine/problems/band';
import { when } from '../layout.ts';

export const listAndVoice = css({ display: 'flex', alignItems: 'end', gap: token.space.xs });

/** A compact control next to its label; the pictures are the large one. */
export const list = css({
  flex: 1,
  minInlineSize: 0,
  '--target-control': token.target.adult,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: token.space.s,
    '& > button': { flex: '1 1 12.5rem', inlineSize: 'auto' },
    [when.upright]: { '& > button': { flexBasis: '100%' } },
    [when.sideways]: { '& > button': { flexBasis: '100%' } },
  },
  '& button': { paddingBlock: 4, fontSize: '1rem' },
  '& button b, & button b + span': { whiteSpace: 'nowrap' },
});

const spokenBand = Object.fromEntries(
  ageBands.map((_, index) => [
    `&[data-spoken="${index}"] [role="radiogroup"] > div > :nth-of-type(${index + 1})`,
    focusRing,
  ]),
);

export const pictures = css({ ...spokenBand });

/** The older, the larger. All stand on the same line. */
export const child = css({
  display: 'block',
  inlineSize: 'min(100%, 6.25rem)',
  marginBlockStart: -4,
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto', transformOrigin: 'bottom' },
  '&[data-band="ages_6_7"] svg': { transform: 'scale(0.76)' },
  '&[data-band="ages_8_9"] svg': { transform: 'scale(0.84)' },
  '&[data-band="ages_10_12"] svg': { transform: 'scale(0.92)' },
  [when.sideways]: { inlineSize: '4.5rem' },
});
