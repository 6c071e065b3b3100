import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { spaces } from './scale.ts';
import * as publicNames from './tokens.ts';
import { codeFiles, cssOf, styleFiles } from './usedPairs.fixture.ts';

/** Files that may use raw values: tokens, theme and the Storybook foundations. */
const valueFiles = /\/design-system\/src\/(tokens|theme|docs)\//;
/** The play screen is laid out for window sizes in px, so its spacing does not scale with text. */
const playScreen = /\/mf-game\//;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, from = '']) => from);

/** Returns the declarations that match, except custom properties, as `file: property value`. */
async function declared(files: readonly string[], isWrong: (property: string, value: string) => boolean) {
  const wrong: string[] = [];
  for (const file of files) {
    postcss.parse(await cssOf(file)).walkDecls(({ prop, value, parent }) => {
      // Text in SVGs (recognized by its fill) scales with the drawing.
      const isDrawn = prop === 'font-size' && parent?.some((node) => node.type === 'decl' && node.prop === 'fill');
      if (!prop.startsWith('--') && !isDrawn && isWrong(prop, value)) wrong.push(`${file}: ${prop} ${value}`);
    });
  }
  return wrong;
}

describe('raw values', () => {
  it('are imported only by tokens, theme and docs', () => {
    const offenders = codeFiles()
      .filter((file) => !valueFiles.test(file))
      .flatMap((file) => importsOf(file).map((from) => `${file} imports ${from}`))
      .filter((line) => /\/(palette|scale|themes\/\w+|defaultTheme)\.ts$/.test(line));

    expect(offenders).toEqual([]);
  });

  it('are imported from the palette only by themes', () => {
    const offenders = codeFiles()
      .filter((file) => !file.includes('/tokens/themes/'))
      .filter((file) => importsOf(file).some((from) => from.endsWith('/palette.ts')));

    expect(offenders).toEqual([]);
  });

  it('are not exposed by the tokens', () => {
    expect(Object.keys(publicNames)).not.toContain('palette');
    expect(JSON.stringify(publicNames.token)).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/i);
  });
});

describe('the styles of the design system and the apps', () => {
  it('use semantic colors only', async () => {
    // Black is allowed in masks and shadows.
    const raw = await declared(styleFiles(), (_, value) =>
      /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/i.test(value.replaceAll(/#000\b|rgb\(0 0 0[^)]*\)/g, '')),
    );

    expect(raw).toEqual([]);
  });

  it('win by layer and order, never by naming a class twice', async () => {
    const doubled: string[] = [];
    for (const file of styleFiles()) if ((await cssOf(file)).includes('&&')) doubled.push(file);

    expect(doubled).toEqual([]);
  });

  // wcag22-1.4.4 (site, game, kit)
  it('set no font size in px, which would not scale', async () => {
    expect(await declared(styleFiles(), (property, value) => property === 'font-size' && /\dpx/.test(value))).toEqual(
      [],
    );
  });

  it('use spacing tokens for steps of the scale', async () => {
    const rems = Object.values(spaces).filter((space) => /^[\d.]+rem$/.test(space));
    const steps = new Set([...rems, ...rems.map((rem) => `${parseFloat(rem) * 16}px`)]);
    const raw = await declared(
      styleFiles().filter((file) => !playScreen.test(file)),
      (property, value) => {
        const parts = value
          .split(/\s+/)
          .filter((part) => !['0', 'auto'].includes(part) && !part.startsWith('var(--sp-'));
        return (
          /^(padding|margin|gap|row-gap|column-gap)/.test(property) &&
          parts.length > 0 &&
          parts.every((part) => steps.has(part))
        );
      },
    );

    expect(raw).toEqual([]);
  });

  it('use semantic colors in inline styles, too', () => {
    const raw = codeFiles().filter((file) =>
      /(style|css)=\{\{[^}]*(#[0-9a-f]{3,8}\b|\brgba?\()/i.test(readFileSync(file, 'utf8')),
    );

    expect(raw).toEqual([]);
  });
});
