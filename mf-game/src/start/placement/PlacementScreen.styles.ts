import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';
import { header } from '../../play/header/GameHeader.styles.ts';

/** As high as the header of the game, whose place it takes. */
export const bar = css([
  header,
  { '& h1': { fontSize: token.type.lead }, '& > button': { marginInlineStart: 'auto' } },
]);

/** The zones of the play screen without its figures. */
export const zones = css({ gridTemplateRows: 'minmax(0, 1fr)', paddingBlockStart: token.space.xs });

/** The customer, who encourages, in place of the floor. */
export const scene = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space.xs,
  blockSize: '100%',
  overflow: 'hidden',
  textAlign: 'center',
  '& svg': { inlineSize: 'auto', blockSize: 'min(40svb, 14rem)' },
  [when.upright]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    paddingInline: token.space.s,
    // With large text, the button would be cut off.
    lineHeight: 1.25,
    '& svg': { display: 'none' },
  },
  [when.sideways]: { '& svg': { blockSize: '30svb' } },
});

/** In place of question and answer. */
export const verdict = css({
  '--target-control': token.target.child,
  '--pad-control': '0.25rem 0.75rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.xs,
  minBlockSize: token.target.child,
  color: token.text.onPaper,
  fontWeight: token.weight.strong,
  // Large text on a phone: the order stays in sight.
  '@container ticket (max-width: 16rem)': { flexWrap: 'nowrap', '& > p, & > button': { fontSize: '0.8125rem' } },
  '&[data-right] > p': { color: token.success.text },
});
