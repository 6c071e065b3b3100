import { css, keyframes } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const comeDown = keyframes({ from: { transform: 'translateY(-100%)' } });
const goOut = keyframes({ from: { opacity: 1 } });

/** The night sky. The height is up to the container; the shop stands on its lower edge. */
export const street = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  blockSize: '100%',
  '--sky': 'linear-gradient(#0B1E2C, #1D3F4A)',
  '--surface-wall-line': '#24505A',
  background: 'var(--sky)',
  '& > svg[aria-hidden]:first-of-type': { insetInline: 0, inlineSize: '100%', blockSize: '100%' },
  '&[data-sky="dusk"]': { '--sky': 'linear-gradient(#27405C, #7A5A6E 55%, #D98B5C)', '--surface-wall-line': '#33414F' },
  '[data-theme="high-contrast"] &': { background: token.surface.page },
  '@media (forced-colors: active)': { background: 'Canvas' },
});

/** The glow of windows and lamps fades once. Only the light behind the door stays on. */
export const shop = css({
  '--steel': '#5F7672',
  '--steel-dark': '#3C524E',
  inlineSize: 'auto',
  maxInlineSize: '96%',
  minBlockSize: 0,
  blockSize: '100%',
  '& [data-glow], & [data-light]': { opacity: 0, animation: `${goOut} ${duration.party} ${easing.in}` },
  '[data-sky="dusk"] & :is([data-glow], [data-light])': { animation: 'none' },
  '[data-theme="high-contrast"] &': { '--steel': token.surface.page, '--steel-dark': token.border.strong },
});

export const slats = css({
  animation: `${comeDown} ${duration.party} ${easing.out}`,
  '[data-sky="dusk"] &': { animation: 'none' },
});
