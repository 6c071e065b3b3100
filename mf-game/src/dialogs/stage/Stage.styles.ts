import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

/** The wall fills the window. */
export const partyWall = css({ blockSize: '100%', '& > div': { blockSize: '100%' } });

/** From the rosette over the whole window. */
export const partyRays = css({
  position: 'absolute',
  insetBlockStart: 'calc(24vb - 900px)',
  insetInlineStart: 'calc(50% - 900px)',
  inlineSize: 1800,
  blockSize: 1800,
  borderRadius: '50%',
  background: `repeating-conic-gradient(color-mix(in srgb, ${token.accent.butter} 20%, transparent) 0 10deg, transparent 10deg 20deg)`,
  maskImage: 'radial-gradient(#000 8%, transparent 62%)',
  '[data-theme="high-contrast"] &': { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
});

export const cheering = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: 'clamp(8px, 4vw, 56px)',
  marginBlockEnd: -6,
  '& > svg': { inlineSize: 'clamp(64px, 10vb, 110px)' },
  // On both sides of the buttons.
  '@media (max-height: 760px)': {
    justifyContent: 'space-between',
    paddingInline: '3vw',
    gap: '2vw',
    '& > svg': { inlineSize: '13vb' },
    '& > :nth-child(2)': { marginInlineEnd: 'auto' },
  },
});

const faint = { '& > div > svg:last-of-type': { opacity: 0.4 } };

/** In forced colors, text has the system's colors, which need the system's background. */
export const night = css({
  blockSize: '100%',
  // Behind the text, a whole street would distract.
  [when.phone]: faint,
  [when.sideways]: faint,
  '@media (forced-colors: active)': { display: 'none' },
});
