import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { componentPaths } from '../../tools/federation/sharedModules.mjs';
import { buildPackage, packageFolder } from '../../tools/package/buildPackage.mjs';
import { bundle } from '../../tools/package/bundleSize.mjs';
import { root } from '../support/planted.ts';

const names = z.record(z.string(), z.string());
const manifestSchema = z.object({
  version: z.string(),
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string(), default: z.string() })])),
  dependencies: names,
  peerDependencies: names,
});
const sizesSchema = z.object({
  base: z.number(),
  components: z.record(z.string(), z.object({ alone: z.number(), added: z.number() })),
});

let manifest: z.infer<typeof manifestSchema>;
const inPackage = (file: string) => path.join(packageFolder, file);
const modules = () =>
  readdirSync(inPackage('esm'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const textOf = (file: string) => readFileSync(inPackage(file), 'utf8');

beforeAll(async () => {
  await buildPackage();
  manifest = manifestSchema.parse(JSON.parse(textOf('package.json')));
});

describe('the published design system', () => {
  it('has every file that it exports', () => {
    const files = Object.values(manifest.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .filter((file) => !file.includes('*'));

    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(inPackage(file)))).toEqual([]);
  });

  it('exports every component with its types', () => {
    const folders = componentPaths().map((name) => (name.includes('/') ? name : `components/${name}`));
    const files = folders.map((folder) => `esm/${folder}/${path.basename(folder)}`);

    expect(files.length).toBeGreaterThan(70);
    expect(
      files.filter((file) => !existsSync(inPackage(`${file}.js`)) || !existsSync(inPackage(`${file}.d.ts`))),
    ).toEqual([]);
  });

  it('declares every package that it imports', () => {
    const imported = modules().flatMap((file) =>
      [...textOf(`esm/${file}`).matchAll(/(?<!-)(?:from|import)\s*\(?['"]([^'".][^'"]*)['"]/g)].map(
        ([, from = '']) => from,
      ),
    );
    const packages = new Set(imported.map((from) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from));
    const declared = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]);

    expect(packages).toContain('react-aria-components');
    expect([...packages].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('needs no loader for TypeScript, messages, fonts or the css prop', () => {
    const wanting = modules().filter((file) => {
      const text = textOf(`esm/${file}`);
      return /from ['"]\.[^'"]*\.tsx?['"]|\.woff2?['"]|from ['"]react\/jsx-runtime['"]/.test(text);
    });

    expect(wanting).toEqual([]);
    expect(textOf('esm/components/Table/Table.messages.js')).not.toContain('plural,');
  });

  it('has no tests, stories or PDF code', () => {
    expect(modules().filter((file) => /\.(test|stories|fixture|docs)\.|pdf/.test(file))).toEqual([]);
  });

  it('has the licenses of its fonts', () => {
    const fonts = readdirSync(inPackage('fonts')).filter((file) => file.endsWith('.woff2'));
    const families = new Set(fonts.map((file) => file.split('-')[0]));

    expect(fonts.length).toBeGreaterThan(5);
    for (const family of families) expect(textOf(`fonts/LICENSE-${family}`)).toMatch(/SIL OPEN FONT LICENSE/i);
    for (const file of fonts) expect(textOf('fonts/fonts.css')).toContain(`url(./${file})`);
  });
});

describe('the size table', () => {
  const sizes = sizesSchema.parse(
    JSON.parse(readFileSync(path.join(root, 'design-system/src/docs/guides/sizes.json'), 'utf8')),
  );

  it('lists every component', () => {
    expect(Object.keys(sizes.components)).toEqual(componentPaths());
  });

  // kB gzip of a page with ThemeRoot, Button and the component, measured on November 23, 2026.
  it.each([
    { name: 'Table', atFirst: 32 },
    { name: 'Dialog', atFirst: 42.7 },
  ])('keeps a page with a $name within 10 % of its first size', async ({ name, atFirst }) => {
    const { gzipBytes } = await bundle(['ThemeRoot', 'Button', name]);

    expect(gzipBytes / 1000).toBeLessThanOrEqual(1.1 * atFirst);
  });

  it('is right about Button, which needs no charts, lists or themes', async () => {
    const { gzipBytes, modules: bundled } = await bundle(['Button']);
    const listed = (sizes.components['Button']?.alone ?? 0) * 1000;

    expect(bundled.filter((file) => /visx|pdfkit|culori|valtio|ListBox|themes\/dark|artwork/.test(file))).toEqual([]);
    expect(Math.abs(gzipBytes - listed)).toBeLessThan(0.05 * listed);
  });
});

it('the guide to themes shows the theme of the outside app', () => {
  const shown = readFileSync(path.join(root, 'design-system/src/docs/tokens/orchard.ts'), 'utf8');
  const used = readFileSync(path.join(root, 'tests/outside-app/src/theme.ts'), 'utf8');

  expect(shown.replace('../../theme/defineTheme.ts', '@countertop/design-system/defineTheme')).toBe(used);
});
