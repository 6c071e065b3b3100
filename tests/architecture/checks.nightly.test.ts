import { afterEach, expect, it } from 'vitest';
import { plant, type Planted } from '../support/planted.ts';

// Each test runs a whole tool while other tests run.

let planted: Planted;

afterEach(() => {
  planted.remove();
});

it('the formatter reports a file in another style', () => {
  planted = plant({ 'tools/double.ts': 'export const name = "double"\n' }, ['.oxfmtrc.json']);

  const { status, output } = planted.run('oxfmt', '--check');

  expect(status).not.toBe(0);
  expect(output).toContain('tools/double.ts');
});

it("the formatter accepts a file in the project's style", () => {
  planted = plant({ 'tools/single.ts': "export const name = 'single';\n" }, ['.oxfmtrc.json']);

  expect(planted.run('oxfmt', '--check', 'tools/single.ts').status).toBe(0);
});

const strictness = {
  'an index that may be out of range': 'export const first = (list: readonly string[]): string => list[0];\n',
  'undefined given to an optional property':
    'interface Box {\n  size?: number;\n}\nexport const box: Box = { size: undefined };\n',
  'an unused local': 'export function noop(): void {\n  const left = 1;\n}\n',
  'an implicit any': 'export const twice = (value) => value;\n',
};

it.each(Object.entries(strictness))('the compiler reports %s', (_, source) => {
  planted = plant(
    {
      'tools/strict.ts': source,
      'tools/tsconfig.json': JSON.stringify({ extends: '../tsconfig.json', include: ['.'] }),
    },
    ['tsconfig.json'],
  );

  const { status, output } = planted.run('tsc', '-p', 'tools');

  expect(status).not.toBe(0);
  expect(output).toContain('strict.ts');
});

it('the compiler keeps Node and the DOM out of a pure package', () => {
  planted = plant(
    {
      'mf-game/engine/src/impure.ts': 'export const where = document.title + process.pid;\n',
      'mf-game/engine/tsconfig.json': JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: { lib: ['ES2023'], types: [] },
        include: ['src'],
      }),
    },
    ['tsconfig.json'],
  );

  const { output } = planted.run('tsc', '-p', 'mf-game/engine');

  expect(output).toContain("Cannot find name 'document'");
  expect(output).toContain("Cannot find name 'process'");
});

it('knip reports unused files, unused dependencies and undeclared dependencies', () => {
  const workspace = { name: 'planted', private: true, type: 'module', workspaces: ['api'] };
  const api = { name: '@countertop/api', private: true, type: 'module', dependencies: { koa: '3.3.0' } };
  planted = plant(
    {
      'package.json': JSON.stringify(workspace),
      'api/package.json': JSON.stringify(api),
      'api/src/main.ts': "import pino from 'pino';\n\npino();\n",
      'api/src/forgotten.ts': 'export const forgotten = true;\n',
    },
    ['config/knip.json', 'tsconfig.json'],
  );

  const { status, output } = planted.run('knip', '--config', 'config/knip.json', '--no-config-hints');

  expect(status).not.toBe(0);
  expect(output).toMatch(/Unused files[\s\S]*api\/src\/forgotten\.ts/);
  expect(output).toMatch(/Unused dependencies[\s\S]*koa/);
  expect(output).toMatch(/Unlisted dependencies[\s\S]*pino/);
});
