import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rewriteFolder, rewriteImports } from '../../design-system/codemods/codemod.mjs';

describe('rewriteImports', () => {
  it('replaces deprecated import paths and keeps the quotes', () => {
    const code = `import { collectStyles } from '@countertop/design-system/collect-styles';
const themes = await import("@countertop/design-system/collect-styles");
`;

    expect(rewriteImports(code)).toBe(`import { collectStyles } from '@countertop/design-system/server';
const themes = await import("@countertop/design-system/server");
`);
  });

  it.each([
    "import { Button } from '@countertop/design-system/Button';",
    "import x from '@countertop/design-system/collect-styles/deep';",
    "import x from './collect-styles';",
    "const sentence = 'see @countertop/design-system/collect-styles for more';",
  ])('leaves %s as it is', (code) => {
    expect(rewriteImports(code)).toBe(code);
  });
});

describe('rewriteFolder', () => {
  const old = "export * from '@countertop/design-system/collect-styles';\n";
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'codemod-'));
    mkdirSync(path.join(folder, 'src'));
    mkdirSync(path.join(folder, 'node_modules'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('changes modules in all folders except dependencies, once', () => {
    const mine = path.join(folder, 'src/server.tsx');
    const dependency = path.join(folder, 'node_modules/other.js');
    writeFileSync(mine, old);
    writeFileSync(dependency, old);

    expect(rewriteFolder(folder)).toEqual([mine]);
    expect(rewriteFolder(folder)).toEqual([]);
    expect(readFileSync(mine, 'utf8')).toContain('design-system/server');
    expect(readFileSync(dependency, 'utf8')).toBe(old);
  });
});
