import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const tap = keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(-10px)' } });

const hand = css({
  position: 'absolute',
  insetBlockEnd: -6,
  insetInlineStart: '56%',
  inlineSize: 52,
  blockSize: 'auto',
  filter: `drop-shadow(0 3px 3px ${token.art.shade})`,
  animation: `${tap} ${token.motion.duration.party} ${token.motion.easing.out} infinite`,
});

const outline =
  'M17 33V9q0-5 5-5t5 5v14q0-4 4.500-4t4.500 4v3q0-4 4.500-4t4.500 4v3q0-3 4-3t4 3v9q0 17-17 17h-3q-10 0-15-9L8 34q-3-5 1-7 3-1 5 2Z';

/** A hand that points up at what to press. */
export function Hand() {
  return (
    <svg css={hand} viewBox="0 0 56 60" aria-hidden="true">
      <path d={outline} fill="#fff" stroke="#2B2320" strokeWidth="3" strokeLinejoin="round" />
      <path d="M27 24v9M36 27v7M45 29v6" stroke="#2B2320" strokeWidth="2.500" strokeLinecap="round" />
    </svg>
  );
}
