import type { CSSObject } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

function outline(colour: string): string {
  return ['1.5px 0', '-1.5px 0', '0 1.5px', '0 -1.5px'].map((side) => `drop-shadow(${side} 0 ${colour})`).join(' ');
}

/** A line of 1.5 px round people, dishes and things, in high contrast and in the system's own colours. */
export const outlined: CSSObject = {
  '[data-theme="high-contrast"] &': { filter: outline(token.border.strong) },
  '@media (forced-colors: active)': { filter: outline('CanvasText') },
};
