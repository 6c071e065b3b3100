import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rewriteFolder, rewriteImports } from '../../design-system/codemods/codemod.mjs';
import { rewriteProps } from '../../design-system/codemods/rewriteProps.mjs';

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

describe('rewriteProps', () => {
  const imports = (...names: string[]) =>
    names.map((name) => `import { ${name} } from '@countertop/design-system/${name}';\n`).join('');

  it.each([
    ['Button', '<Button emphasis="main">', '<Button variant="solid">'],
    ['Button', '<Button emphasis="play" icon={bell}>', '<Button tone="accent" icon={bell}>'],
    ['Button', '<Button emphasis={\'quiet\'} size="adult">', '<Button variant="outline" size="medium">'],
    [
      'Button',
      '<Button\n  // why\n  emphasis="quietDanger"\n/>',
      '<Button\n  // why\n  variant="outline" tone="danger"\n/>',
    ],
    [
      'Button',
      "<Button emphasis={isNext ? 'play' : 'quiet'}>",
      "<Button variant={isNext ? 'solid' : 'outline'} tone={isNext ? 'accent' : 'neutral'}>",
    ],
    ['Button', "<Button emphasis={isGone ? 'danger' : 'main'}>", "<Button tone={isGone ? 'danger' : 'neutral'}>"],
    [
      'Button',
      '<Button onPress={() => show({ a: "}" })} icon={<Button emphasis="text" />} emphasis="danger">',
      '<Button onPress={() => show({ a: "}" })} icon={<Button variant="text" />} tone="danger">',
    ],
    ['Link', '<Link variant="playButton" href="/">', '<Link variant="solid" tone="accent" href="/">'],
    ['Tag', "<Tag tone={isLate ? 'danger' : 'plain'}>", "<Tag tone={isLate ? 'danger' : 'neutral'}>"],
    ['NumberPad', '<NumberPad size="compact" />', '<NumberPad size="small" />'],
  ])('%s: rewrites %s', (name, before, after) => {
    expect(rewriteProps(imports(name) + before)).toEqual({ code: imports(name) + after, leftovers: [] });
  });

  it('follows renamed imports', () => {
    const old =
      'import { Button as Push, type ButtonProps } from \'@countertop/design-system/Button\';\n<Push emphasis="quiet" />';

    expect(rewriteProps(old).code).toContain('<Push variant="outline" />');
  });

  it('rewrites the tones of notifications', () => {
    const old =
      "import { notify } from '@countertop/design-system/notifications';\nnotify({ tone: isOk ? 'plain' : 'destructive' });";

    expect(rewriteProps(old).code).toContain("tone: isOk ? 'neutral' : 'danger' }");
  });

  it('reports what is computed, and leaves it as it is', () => {
    const old = `${imports('Button')}<Button emphasis={emphasis} />`;

    expect(rewriteProps(old)).toEqual({ code: old, leftovers: ['<Button emphasis={emphasis}>'] });
  });

  it.each([
    'import { Button } from \'./Button\';\n<Button emphasis="quiet" />',
    `${imports('Button')}<ButtonRow emphasis="quiet" /><Button variant="outline" {...{ emphasis: "quiet" }} />`,
    `${imports('Button')}<Button label="emphasis='quiet'" />`,
    "notify({ tone: 'plain' });",
  ])('leaves %s as it is', (code) => {
    expect(rewriteProps(code)).toEqual({ code, leftovers: [] });
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

    expect(rewriteFolder(folder)).toEqual({ changed: [mine], leftovers: [] });
    expect(rewriteFolder(folder)).toEqual({ changed: [], leftovers: [] });
    expect(readFileSync(mine, 'utf8')).toContain('design-system/server');
    expect(readFileSync(dependency, 'utf8')).toBe(old);
  });
});
