import { css } from '@emotion/react';
import { focusRing, token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

export const choice = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.xs,
  '& > h3': { fontSize: '1.25rem' },
  '& > p': { fontSize: '0.9375rem' },
  [when.sideways]: { '& > p': { display: 'none' } },
  [when.shortPhone]: { '& > p': { display: 'none' } },
});

export const cards = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 14 });

/** A card of paper with the thing on it. */
export const itemCard = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  inlineSize: 'clamp(124px, 18vi, 160px)',
  minBlockSize: token.target.child,
  padding: '8px 10px',
  border: `3px solid ${token.border.paper}`,
  borderRadius: token.radius.tile,
  background: token.surface.paper,
  color: token.text.onPaper,
  font: 'inherit',
  fontWeight: token.weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  '& > svg': { blockSize: 'clamp(48px, 10vb, 88px)', inlineSize: 'auto' },
  '&:hover, &[data-chosen="true"]': { borderColor: token.play.bg },
  '&:active': { transform: 'translateY(2px)' },
  '&:focus-visible': { ...focusRing, zIndex: token.layer.raised },
  '&[data-chosen]': { cursor: 'default', transform: 'none' },
  '&[data-chosen="false"]': { opacity: 0.55, borderStyle: 'dashed' },
  [when.sideways]: { inlineSize: 118, '& > svg': { blockSize: 40 }, minBlockSize: token.target.min },
});
