import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** At this size only the face is recognizable. */
const tiny = '@container (max-width: 60px)';

const hiddenWithCustomer = { [tiny]: { display: 'none' } };

export const scene = css({
  position: 'relative',
  display: 'block',
  containerType: 'inline-size',
  inlineSize: 'min(100%, 212px)',
  aspectRatio: '200 / 178',
  marginInline: 'auto',
});

export const customer = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  marginInline: 'auto',
  inlineSize: '60%',
  [tiny]: { inlineSize: '88%' },
});

const onFloor = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  inlineSize: '90%',
} as const;

export const table = css(onFloor, {
  '[data-customer] > &': hiddenWithCustomer,
  '[data-theme="high-contrast"] &': { '--table-line': token.border.strong, '--wood': token.border.strong },
});

/** The visible part of a wheelchair below the tablecloth. */
export const wheels = css(onFloor, {
  display: 'none',
  '[data-theme="dark"] &, [data-theme="high-contrast"] &': { '--tire': token.border.default },
  '[data-customer]:has([data-wheelchair]) > &': { display: 'block', [tiny]: { display: 'none' } },
});

export const rug = css({
  position: 'absolute',
  insetInline: '2%',
  insetBlockEnd: '-9%',
  blockSize: '38%',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${token.accent.butter} 72%, transparent)`,
  border: `4px solid ${token.play.edge}`,
  '[data-theme="high-contrast"] &': { background: 'none', borderColor: token.accent.butter },
  '@media (forced-colors: active)': { borderColor: 'Highlight' },
});

export const onTable = css({
  position: 'absolute',
  insetBlockEnd: '34%',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: '1%',
  '[data-customer] > &': hiddenWithCustomer,
});

export const plaque = css({
  position: 'absolute',
  insetBlockEnd: '17%',
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.9em',
  blockSize: '1.9em',
  borderRadius: '50%',
  border: `max(2px, 0.16em) solid ${token.border.strong}`,
  color: token.text.default,
  background: token.surface.card,
  fontSize: 'clamp(0.75rem, 8cqi, 1.0625rem)',
  fontWeight: token.weight.strong,
  lineHeight: 1,
  // The plaque would cover the cloth. The text next to the drawing has the number.
  '@container (max-width: 127px)': { display: 'none' },
});

export const setting = css({ position: 'relative', display: 'grid', justifyItems: 'center', inlineSize: '31%' });

export const food = css({ position: 'absolute', insetBlockEnd: '45%', inlineSize: '66%' });

export const tip = css({
  display: 'flex',
  marginBlockEnd: '3%',
  '& > svg': { inlineSize: 'max(14px, 12cqi)', marginInlineStart: '-3px' },
});
