import { createRequire } from 'node:module';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { variables } from '../../api/src/platform/config/envVariables.ts';
import { mayImport, resources } from '../../config/layers.mjs';
import { root } from '../support/planted.ts';
import { filesUnder, packageFolders, sourceFolders, textOf } from '../support/sources.ts';

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** Returns the rows of every table in a Markdown file whose header starts with the given cell. */
function rowsOf(file: string, head: string): readonly (readonly string[])[] {
  const tables = textOf(file).split(/\n(?!\|)/);
  return tables
    .map((table) => table.split('\n').filter((line) => line.startsWith('|')))
    .filter(([first]) => first?.startsWith(`| ${head} |`))
    .flatMap((lines) => lines.slice(2))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Returns the paths of the folders in the first tree of a Markdown file. */
function treeFolders(file: string): readonly string[] {
  const [, tree = ''] = textOf(file).split(/^```\n/m);
  const names: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', folder] = /^( *)(\S+)\/(?: |$)/.exec(line) ?? [];
    if (folder === undefined) return [];
    names.splice(indent.length / 2, Infinity, folder);
    return [names.join('/')];
  });
}

const firstCells = (cells: readonly (readonly string[])[]) => cells.map(([name = '']) => name.replaceAll('`', ''));

describe('the design system', () => {
  it('takes every color of a style from the tokens', () => {
    const raw = sourceFolders
      .flatMap((folder) => filesUnder(`${folder}/src`))
      .filter((file) => file.endsWith('.styles.ts'))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .map((line) => `${file}: ${line.trim()}`),
      )
      // Artwork defines its colors as variables. Masks and shadows use black.
      .filter((line) =>
        /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/i.test(
          line.replaceAll(/'--[\w-]+': '[^']*'|#000\b|rgb\(0 0 0[^)]*\)/g, ''),
        ),
      );

    expect(raw).toEqual([]);
  });
});

describe('the packages', () => {
  it.each(packageFolders)('%s pins every version exactly', (folder) => {
    const { dependencies, devDependencies } = manifest.parse(
      JSON.parse(textOf(path.posix.join(folder, 'package.json'))),
    );
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[@\w/]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );

    expect(loose).toEqual([]);
  });

  it('lock the optional packages of every platform, which npm ci requires', () => {
    const shape = z.object({
      packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
    });
    const { packages } = shape.parse(JSON.parse(textOf('package-lock.json')));
    const locked = new Set(
      Object.keys(packages).map((place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    );
    const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => !locked.has(name)),
    );

    expect(missing).toEqual([]);
  });

  it('use the same version of shared dependencies', () => {
    const versions = new Map<string, Set<string>>();
    for (const folder of packageFolders) {
      const { dependencies, devDependencies } = manifest.parse(
        JSON.parse(textOf(path.posix.join(folder, 'package.json'))),
      );
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
      }
    }

    expect([...versions].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([]);
  });

  it.each([
    '@countertop/api/src/app.ts',
    '@countertop/shell/src/main.ts',
    '@countertop/design-system/src/Button/Button.styles.ts',
    '@countertop/design-system/Button/Button.styles',
    '@countertop/engine/src/game.ts',
    '@countertop/contract/src/menu.ts',
    '@countertop/client/src/call.ts',
    '@countertop/mf-game/src/GamePage.tsx',
  ])("don't export the private file %s", (specifier) => {
    const { resolve } = createRequire(path.join(root, 'tests/package.json'));

    expect(() => resolve(specifier)).toThrow(
      /not defined by "exports"|Cannot find module|ERR_PACKAGE_PATH_NOT_EXPORTED/,
    );
  });
});

/** Whether a file belongs to tests or stories rather than to the product. */
const isTestCode = (file: string) =>
  /\.(test|stories|fixture|cases|properties|test-d)\.(messages\.)?tsx?$|^api\/test\/|^tests\//.test(file);

const designSystemExports = z
  .object({ exports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf('design-system/package.json'))).exports;

/** Whether a file is used other than by an import: as a build entry, in Storybook's docs, or as an export of the design system. */
const isEntry = (file: string) =>
  /\/src\/(commands|pages)\/|^design-system\/src\/docs\/|^design-system\/src\/.*\/(\w+)\/\2\.tsx$/.test(file) ||
  Object.values(designSystemExports).some((exported) => file === path.posix.join('design-system', exported));

const packages = {
  engine: 'mf-game/engine',
  phrases: 'mf-game/phrases',
  routes: 'shell/routes',
  contract: 'api/contract',
  client: 'api/client',
};

/** Returns the repository's files that a file imports, by relative path or package name. */
const importsOf = (file: string) => {
  const specifiers = [...textOf(file).matchAll(/(?:from|import\(?)\s*(?:\/\*.*?\*\/\s*)*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );
  const relative = specifiers.filter((specifier) => specifier.startsWith('.'));
  const byName = Object.entries(packages).flatMap(([name, folder]) =>
    specifiers
      .filter((specifier) => specifier.startsWith(`@countertop/${name}/`))
      .flatMap((specifier) =>
        ['.ts', '.tsx'].map((end) => specifier.replace(`@countertop/${name}/`, `${folder}/src/`) + end),
      ),
  );
  return [...relative.map((specifier) => path.posix.join(path.posix.dirname(file), specifier)), ...byName];
};

describe('imports', () => {
  it('never leave their package by a relative path', () => {
    const leaving = sourceFolders.flatMap((folder) => {
      const inner = sourceFolders.filter((other) => other.startsWith(`${folder}/`));
      return filesUnder(folder)
        .filter((file) => /\.tsx?$/.test(file) && !inner.some((other) => file.startsWith(`${other}/`)))
        .flatMap((file) =>
          [...textOf(file).matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)]
            .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
            .filter(
              (target) => !target.startsWith(`${folder}/`) || inner.some((other) => target.startsWith(`${other}/`)),
            )
            // Stories import Storybook's preview and modes, keyboard tests its checks and conditions, and builds the message compiler. The page for
            // older browsers names those that the build supports. The API answers its own description.
            .filter(
              (target) => !/^\.storybook\/((preview\.tsx|(modes|settled)\.ts)$|(checks|conditions)\/)/.test(target),
            )
            .filter(
              (target) =>
                !['tools/build/messagesTransform.mjs', 'config/browsers.json', 'docs/openapi.json'].includes(target),
            )
            // Tests share the source of random inputs and how they wait; those of the API run against the payments sandbox and their own PostgreSQL.
            .filter(
              (target) =>
                !isTestCode(file) ||
                !/^(tools\/payments-sandbox\/|tests\/support\/(postgres\/|(fuzz|eventually)\.ts$))/.test(target),
            )
            .map((target) => `${file} imports ${target}`),
        );
    });

    expect(leaving).toEqual([]);
  });

  it("keep test code out of production files, and production files aren't used by tests only", () => {
    const files = sourceFolders.flatMap((folder) => filesUnder(`${folder}/src`)).filter((file) => /\.tsx?$/.test(file));
    const imports = [...files, ...filesUnder('api/test'), ...filesUnder('tests')]
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })));

    const misplaced = imports.filter(({ file, target }) => !isTestCode(file) && isTestCode(target));
    const product = new Set(files.filter((file) => !isTestCode(file)));
    const used = new Set(imports.filter(({ file }) => product.has(file)).map(({ target }) => target));
    const tested = imports.filter(({ target }) => product.has(target) && !used.has(target));
    const onlyTested = [...new Set(tested.map(({ target }) => target))].filter((file) => !isEntry(file));

    expect(misplaced).toEqual([]);
    expect(onlyTested).toEqual([]);
  });

  it('form no circle, not even through code that is loaded later', () => {
    const files = [...sourceFolders, 'tools', 'tests'].flatMap(filesUnder).filter((file) => /\.(tsx?|mjs)$/.test(file));
    let rest = new Map(files.map((file) => [file, importsOf(file)]));
    let before = Number.POSITIVE_INFINITY;
    while (rest.size < before) {
      before = rest.size;
      const inRest = rest;
      const imported = new Set([...inRest.values()].flat());
      // No circle contains a file that imports none of the rest, or that none of them imports.
      rest = new Map(
        [...inRest].filter(([file, targets]) => imported.has(file) && targets.some((target) => inRest.has(target))),
      );
    }

    expect(files.length).toBeGreaterThan(3000);
    expect([...rest.keys()]).toEqual([]);
  });

  it.each(Object.entries(mayImport))('%s depends on the packages that its layer may import', (folder, allowed) => {
    const { dependencies = {} } = z
      .object({ dependencies: z.optional(z.record(z.string(), z.string())) })
      .parse(JSON.parse(textOf(`${folder}/package.json`)));
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@countertop/'));

    expect(ours.toSorted()).toEqual(allowed.map((name) => `@countertop/${name}`).toSorted());
  });

  it('of resources have an order that names each of them', () => {
    const folders = filesUnder('api/src/resources').map((file) => file.split('/')[3] ?? '');

    expect([...new Set(folders)].toSorted()).toEqual(resources.toSorted());
  });

  it('keep tests out of `npm start`', () => {
    const reached = new Set(['tools/commands/start.mjs']);
    for (const file of reached) for (const target of importsOf(file)) reached.add(target);

    expect(reached.size).toBeGreaterThan(10);
    expect([...reached].filter((file) => file.startsWith('tests/'))).toEqual([]);
  });
});

describe('the documentation', () => {
  it('lists every variable the server reads, and no other', () => {
    const source = textOf('api/src/platform/config/envVariables.ts');
    const read = new Set([...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));

    expect(new Set(firstCells(rowsOf('docs/configuration.md', 'variable')))).toEqual(read);
  });

  it("lists the server's defaults", () => {
    const documented = new Map(
      rowsOf('docs/configuration.md', 'variable').map(([name = '', value = '']) => [name.replaceAll('`', ''), value]),
    );
    const defaults = Object.entries(z.parse(variables, {}));

    expect(defaults.length).toBeGreaterThan(5);
    expect(defaults.filter(([name, value]) => documented.get(name) !== `\`${value}\``)).toEqual([]);
  });

  it('has an example of .env with every variable and its default', () => {
    const inCompose = [...textOf('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const example = parseEnv(textOf('.env.example').replaceAll(/^#(?=[A-Z])/gm, ''));
    const defaults = Object.entries(z.parse(variables, {}));

    expect(new Set(Object.keys(example))).toEqual(new Set([...Object.keys(variables.shape), ...inCompose]));
    expect(Object.entries(example).filter(([, value]) => value !== '')).toEqual(
      expect.arrayContaining(defaults.map(([name, value]) => [name, value])),
    );
    expect(Object.values(example).filter((value) => value !== '')).toHaveLength(defaults.length);
    expect(parseEnv(textOf('.env.example'))).toEqual({});
  });

  it('is right that the server reads its settings only at startup', () => {
    const product = filesUnder('api/src').filter((file) => !file.endsWith('.test.ts'));
    const readers = product.filter((file) => /(?<!`)process\.env/.test(textOf(file)));

    expect(readers).toEqual(['api/src/main.ts']);
  });

  it('lists folders that exist', () => {
    const listed = [...firstCells(rowsOf('README.md', 'folder')), ...treeFolders('docs/architecture.md')];
    const missing = listed.filter((folder) => !filesUnder('.').some((file) => file.startsWith(`${folder}/`)));

    expect(listed.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });

  it('lists the packages with what they may import', () => {
    const listed = rowsOf('docs/architecture.md', 'package').map((cells) => [
      (cells[0] ?? '').replaceAll('`', ''),
      (cells.at(-1) ?? '').split(', ').filter((name) => name !== 'nothing'),
    ]);

    expect(Object.fromEntries(listed)).toEqual(mayImport);
  });

  it('links to pages that exist', () => {
    const pages = filesUnder('.').filter((file) => file.endsWith('.md'));
    const broken = pages.flatMap((file) =>
      [...textOf(file).matchAll(/\]\(([^):#\s]+\.md)[#)]/g)]
        .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
        .filter((target) => !pages.includes(target))
        .map((target) => `${file} links to ${target}`),
    );

    expect(broken).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(textOf('package.json')));
    const commands = [...textOf('docs/commands.md').matchAll(/npm run ([a-z\d:-]+)/g)].map(([, name]) => name);

    expect(commands.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  });
});

describe('the sources', () => {
  it('contain no TODO, no skipped test and no fixed wait', () => {
    const bad = [...sourceFolders.map(String), 'tests', 'tools']
      .flatMap((folder) => filesUnder(folder))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('tests/architecture/'))
      .filter((file) =>
        /\b(TODO|FIXME)\b|\b(it|test|describe)\.(skip|only|todo)\(|waitForTimeout\(/.test(textOf(file)),
      );

    expect([...new Set(bad)]).toEqual([]);
  });

  it('give facts and reasons instead of citing a document that is not here', () => {
    const citing = filesUnder('.')
      .filter((file) => /\.(tsx?|mjs|mdx?)$/.test(file) && !file.startsWith('tests/architecture/'))
      .filter((file) =>
        /specification 0\d\d|\bour choice\b|\bdecisions\.md|\((rulings|decisions),/i.test(textOf(file)),
      );

    expect(citing).toEqual([]);
  });
});
