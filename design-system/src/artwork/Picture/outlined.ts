import type { CSSObject } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

function outline(color: string): string {
  return ['1.5px 0', '-1.5px 0', '0 1.5px', '0 -1.5px'].map((side) => `drop-shadow(${side} 0 ${color})`).join(' ');
}

/** An outline of 1.5 px around drawings in high contrast and forced colors. */
export const outlined: CSSObject = {
  '[data-theme="high-contrast"] &': { filter: outline(token.border.strong) },
  '@media (forced-colors: active)': { filter: outline('CanvasText') },
};
