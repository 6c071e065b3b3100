import type { CSSObject } from '@emotion/react';
import { otherThemeRules } from '../../theme/otherThemeRules.ts';
import { variableRules } from '../../theme/themeVariables.ts';

const propertyName = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns style rules as CSS, one declaration per line. */
export function cssText(rules: CSSObject, indent = ''): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? `${indent}${name} {\n${cssText(Object(value), `${indent}  `)}${indent}}\n`
        : `${indent}${propertyName(name)}: ${String(value)};\n`,
    )
    .join('');
}

/** Returns the custom properties of all themes, text sizes, audiences and surfaces as a style sheet. */
export function variablesCss(): string {
  return [variableRules, ...otherThemeRules].map((rule) => cssText(rule)).join('\n');
}
