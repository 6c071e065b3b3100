import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listComponents } from '../../design-system/src/docs/componentList.ts';
import { root } from '../support/planted.ts';
import { filesUnder, sourceFolders, textOf } from '../support/sources.ts';

const kit = 'design-system/src';
const files = filesUnder(kit);
/** Component files without their ending: `design-system/src/components/Button/Button`. */
const components = files.flatMap((file) => /^.*\/([A-Z]\w*)\/\1(?=\.tsx$)/.exec(file)?.[0] ?? []);
const storyFiles = sourceFolders.flatMap((folder) =>
  filesUnder(`${folder}/src`).filter((file) => file.endsWith('.stories.tsx')),
);

/** Sections of the kit in Storybook, and those of the pages built from it. */
const kitSections = (
  'Controls Fields Navigation Overlays Feedback Data Surfaces Layout Drawings Room Words ' +
  'Foundations Patterns Welcome'
).split(' ');
const sections = [...kitSections, 'Shell', 'Game', 'Account', 'Admin'];

const titleOf = (text: string) => /preview\.meta\(\{[\s\S]*?\btitle: '([^']+)'/.exec(text)?.[1] ?? '';
const own = (component: string, ending: string) => textOf(`${component}${ending}`);
/** Functions of a file that are components: exported, with a capital. */
const exportedBy = (text: string) =>
  [...text.matchAll(/^export function ([A-Z]\w*)/gm)].flatMap(([, name]) => name ?? []);

describe('each component of the kit', () => {
  it('is one of many', () => {
    expect(components.length).toBeGreaterThan(50);
  });

  it.each(components)('%s has code, styles, stories and a page', (component) => {
    // A part that only sets up another one, as EmailField does TextField, or wears its styles has none of its own.
    const text = own(component, '.tsx');
    const isBorrowing = /from '\.\.\/[\w/]+\.styles\.ts'/.test(text);
    const styles = text.includes('css={') && !isBorrowing ? ['.styles.ts'] : [];
    const wanted = ['.tsx', ...styles, '.stories.tsx', '.mdx'].map((ending) => `${component}${ending}`);

    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each(components)('%s tells its keys, what is announced and its props, with examples', (component) => {
    const page = own(component, '.mdx');
    const parts = page
      .split(/^## /m)
      .slice(1)
      .map((part) => part.split('\n'));
    const filled = parts.filter(([, ...lines]) => lines.join('').trim() !== '').map(([title]) => title);

    expect(filled).toEqual(expect.arrayContaining(['Keyboard', 'What is announced', 'Props']));
    expect(page).toMatch(/<Canvas of=\{/);
    expect(page).toContain(`# ${path.basename(component)}\n`);
  });

  it.each(components)('%s hands on what react-aria can do', (component) => {
    const text = own(component, '.tsx');
    const wrapped =
      /^import \{[^}]*\} from 'react-aria-components/m.test(text) && /Props as Aria|Props,? *type|AriaProps/.test(text);

    if (wrapped) expect(text).toMatch(/<[A-Z]\w*[^<>]*\{\.\.\.\w+\}/s);
    else expect(text).not.toMatch(/extends\s+Omit<\s*Aria/);
  });

  it('has all its parts in a story', () => {
    const stories = storyFiles
      .filter((file) => file.startsWith(kit))
      .map(textOf)
      .join('\n');
    const unseen = components
      .flatMap((component) => exportedBy(own(component, '.tsx')))
      .filter((part) => !new RegExp(`\\b${part}\\b`).test(stories));

    expect(unseen).toEqual([]);
  });

  it('stands in the index', () => {
    const read = (ending: string) =>
      Object.fromEntries(
        files
          .filter((file) => file.endsWith(ending))
          .map((file) => [`../${path.posix.relative(kit, file)}`, textOf(file)]),
      );
    const listed = listComponents(read('.mdx'), read('.stories.tsx'), kitSections);

    expect(components.filter((component) => !listed.some(({ name }) => name === path.basename(component)))).toEqual([]);
    expect(listed.filter(({ line }) => line === '').map(({ name }) => name)).toEqual([]);
  });

  it('takes no class and no style from outside', { timeout: 60_000 }, () => {
    const parts = files
      .filter(
        (file) => /\/[A-Z]\w*\/[A-Z]\w*\.tsx$/.test(file) && !file.includes('.stories.') && !file.includes('.test.'),
      )
      .flatMap((file) => exportedBy(textOf(file)).map((name) => ({ name, file })));
    const folder = path.join(root, '.cache/kit-props');
    mkdirSync(folder, { recursive: true });
    const lines = [
      "import type { ComponentProps } from 'react';",
      "type Open<P> = Extract<keyof P, 'className' | 'style'> extends never ? string : never;",
      "export const planted: Open<{ className?: string }> = 'planted';",
      ...parts.map(({ name, file }, index) => `import { ${name} as Part${index} } from '../../${file}';`),
      ...parts.map(
        ({ name, file }, index) =>
          `export const part${index}: Open<ComponentProps<typeof Part${index}>> = '${file}: ${name}';`,
      ),
    ];
    writeFileSync(path.join(folder, 'parts.ts'), lines.join('\n'));
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../design-system/tsconfig.json',
        include: ['parts.ts', '../../design-system/src/**/*.d.ts'],
        files: [],
      }),
    );

    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    const open = [...stdout.matchAll(/parts\.ts\((\d+),/g)].map(([, line]) => lines[Number(line) - 1]?.split("'")[1]);

    expect(parts.length).toBeGreaterThan(components.length);
    expect(open).toEqual(['planted']);
  });
});

describe('what react-aria still calls unstable', () => {
  it('is imported in one file', () => {
    const importing = sourceFolders
      .flatMap((folder) => filesUnder(`${folder}/src`))
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /import[^;]*\bUNSTABLE_\w+[^;]* from '/.test(textOf(file)));

    expect(importing.length).toBeLessThanOrEqual(1);
  });
});

describe('each file of stories', () => {
  it.each(storyFiles)('%s has a known section, a component and a story', (file) => {
    const text = textOf(file);

    expect(sections).toContain(titleOf(text).split('/')[0]);
    expect(text).toMatch(/\bcomponent: [A-Z]\w*/);
    expect(text).toMatch(/^export const [A-Z]\w* = /m);
  });

  it('has a title of its own', () => {
    const titles = storyFiles.map((file) => titleOf(textOf(file)));

    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it.each(components)('%s stands in a section of the kit, under its own name', (component) => {
    const [section, title] = titleOf(own(component, '.stories.tsx')).split('/');

    expect(kitSections).toContain(section);
    expect(title).toBe(path.basename(component));
  });
});
