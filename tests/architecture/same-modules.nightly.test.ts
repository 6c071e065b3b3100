import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type StatsCompilation } from '@rspack/core';
import { expect, it } from 'vitest';
import { createVitest } from 'vitest/node';
import { single } from '../../shell/rspack.config.mjs';

const root = path.resolve(import.meta.dirname, '../..');

interface ThirdPartyImport {
  readonly importer: string;
  readonly request: string;
  /** The file that production ships. */
  readonly file: string;
}

/** Builds the whole front end for production without concatenating modules. */
function buildStats(): Promise<StatsCompilation> {
  const compiler = rspack({
    ...single,
    output: { ...single.output, path: path.join(root, '.cache/same-modules') },
    // So that every import is reported with the file that it resolves to.
    optimization: { minimize: false, concatenateModules: false, sideEffects: false },
    plugins: [],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const json = stats?.toJson({ all: false, errors: true, modules: true, reasons: true, ids: true });
      compiler.close(() => {
        if (error || json === undefined || (json.errors ?? []).length > 0)
          reject(error ?? new Error(JSON.stringify(json?.errors)));
        else resolve(json);
      });
    });
  });
}

/** Returns the file of a module's identifier, for example `javascript/auto|loader.js!/src/App.tsx|hash`. */
const fileOf = (identifier: string): string =>
  identifier
    .split('!')
    .at(-1)
    ?.split('|')
    .find((part) => part.startsWith('/')) ?? '';

/** Returns the folder of a file's package. */
const packageOf = (file: string): string => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;

/** Whether the file's package replaces some of its files in browsers. */
function hasBrowserFiles(file: string): boolean {
  const { browser } = JSON.parse(readFileSync(path.join(packageOf(file), 'package.json'), 'utf8'));
  return typeof browser === 'object';
}

/** Whether both files are from the same package. A package may offer several builds, so only its relative imports must match exactly. */
function isAlike({ request, file }: ThirdPartyImport, resolved: string): boolean {
  if (packageOf(resolved) !== packageOf(file)) return false;
  return !request.startsWith('.') || resolved === file || hasBrowserFiles(file);
}

function thirdPartyImports({ modules = [] }: StatsCompilation): readonly ThirdPartyImport[] {
  const found = modules.flatMap(({ nameForCondition, reasons = [] }) => {
    const file = nameForCondition ?? '';
    if (!file.includes('/node_modules/')) return [];
    return reasons.flatMap(({ moduleIdentifier, userRequest }) => {
      const importer = fileOf(moduleIdentifier ?? '');
      // Modules that Rspack adds to the entry have no importer.
      if (importer === '' || !userRequest || userRequest === 'self' || path.isAbsolute(userRequest)) return [];
      return [[`${importer} ${userRequest}`, { importer, request: userRequest, file }] as const];
    });
  });
  return [...new Map(found).values()];
}

it('production, Storybook and the component tests resolve every third-party import alike', async () => {
  const imports = thirdPartyImports(await buildStats());
  const vitest = await createVitest('test', { root, watch: false });
  try {
    const different: string[] = [];
    for (const { name, vite } of vitest.projects.filter((project) => /^(?:stories|a11y|dom)/.test(project.name))) {
      for (const found of imports) {
        const { importer, request, file } = found;
        const resolved = await vite.environments.client.pluginContainer.resolveId(request, importer);
        const resolvedFile = resolved?.id.split('?')[0] ?? 'nothing';
        if (!isAlike(found, resolvedFile))
          different.push(`${name}: ${request} in ${importer} is ${resolvedFile}, in production ${file}`);
      }
    }

    expect(different).toEqual([]);
    expect(imports.length).toBeGreaterThan(500);
  } finally {
    await vitest.close();
  }
});
