import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** As tall as the picture on the card next to it, or as the text next to the drawing. */
const drawing = css({
  inlineSize: '100%',
  blockSize: '230px',
  '@container (inline-size >= 44rem)': { blockSize: '100%', minBlockSize: '230px' },
  '--night': '#592A66',
  '--pane': '#733A83',
  '--desk': '#3B1A45',
  '[data-theme="high-contrast"] &': {
    '--night': token.surface.page,
    '--pane': token.surface.page,
    '--desk': token.surface.page,
    borderBlockEnd: `${token.line.edge} solid ${token.border.strong}`,
  },
  [media.phone]: { blockSize: '160px' },
});

/** A desk at night, with a letter in number code and a magnifying glass. */
export function DetectivePicture() {
  return (
    <svg css={drawing} viewBox="0 0 320 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h320v170H0Z" fill="var(--night)" />
      <path d="M0 132h320v38H0Z" fill="var(--desk)" />
      <path d="M20 22h54v70H20ZM246 22h54v70h-54Z" fill="var(--pane)" />
      <path d="M20 22h27v35H20ZM273 57h27v35h-27Z" fill="var(--art-lamp)" opacity=".85" />
      <path d="M47 22v70M20 57h54M273 22v70M246 57h54" stroke="var(--night)" strokeWidth="5" />
      <path d="M104 68h78v78h-78Z" fill="#FFFDF5" />
      <path d="M116 86h50M116 100h34M116 114h42M116 128h26" stroke="#DACCA4" strokeWidth="5" strokeLinecap="round" />
      <path d="M182 118l-27 34" stroke="#B97A42" strokeWidth="14" strokeLinecap="round" />
      <circle cx="205" cy="88" r="38" fill="#DCECF9" stroke="var(--accent-butter)" strokeWidth="9" />
      <g fill="none" stroke="#45214F" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M181 78h13l-8 9q10-1 9 8t-15 6" />
        <path d="M201 85l9 9M210 85l-9 9" />
        <path d="M216 78h14l-8 24" />
      </g>
    </svg>
  );
}
