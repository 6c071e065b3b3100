import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageHrefs } from '../../design-system/src/docs/componentList.ts';
import { componentSections } from '../../tools/new/component.mjs';
import { root } from '../support/planted.ts';
import { filesUnder, sourceFolders, textOf } from '../support/sources.ts';

const source = 'design-system/src';
const files = filesUnder(source);
/** Component files without the extension: `design-system/src/components/Button/Button`. */
const components = files.flatMap((file) => /^.*\/([A-Z]\w*)\/\1(?=\.tsx$)/.exec(file)?.[0] ?? []);
const storyFiles = sourceFolders.flatMap((folder) =>
  filesUnder(`${folder}/src`).filter((file) => file.endsWith('.stories.tsx')),
);

/** Storybook sections of the design system. The pages of the product have their own. */
const designSystemSections = [...componentSections, 'Foundations', 'Patterns', 'Welcome'];
const sections = [...designSystemSections, 'Shell', 'Game', 'Account', 'Admin'];

const titleOf = (text: string) => /preview\.meta\(\{[\s\S]*?\btitle: '([^']+)'/.exec(text)?.[1] ?? '';
const own = (component: string, ending: string) => textOf(`${component}${ending}`);
/** Names of the components that a file exports. */
const exportedBy = (text: string) =>
  [...text.matchAll(/^export function ([A-Z]\w*)/gm)].flatMap(([, name]) => name ?? []);

describe('each design system component', () => {
  it('is found', () => {
    expect(components.length).toBeGreaterThan(50);
  });

  it.each(components)('%s has code, styles, stories and its record', (component) => {
    // A component that only configures another one (EmailField, TextField) or uses its styles has no styles file.
    const text = own(component, '.tsx');
    const isBorrowing = /from '\.\.\/[\w/]+\.styles\.ts'/.test(text);
    const styles = text.includes('css={') && !isBorrowing ? ['.styles.ts'] : [];
    const wanted = ['.tsx', ...styles, '.stories.tsx', '.docs.ts'].map((ending) => `${component}${ending}`);

    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each(components)('%s passes react-aria props through', (component) => {
    const text = own(component, '.tsx');
    const wrapped =
      /^import \{[^}]*\} from 'react-aria-components/m.test(text) && /Props as Aria|Props,? *type|AriaProps/.test(text);

    if (wrapped) expect(text).toMatch(/<[A-Z]\w*[^<>]*\{\.\.\.\w+\}/s);
    else expect(text).not.toMatch(/extends\s+Omit<\s*Aria/);
  });

  it('has a story for every exported part', () => {
    const stories = storyFiles
      .filter((file) => file.startsWith(source))
      .map(textOf)
      .join('\n');
    const unseen = components
      .flatMap((component) => exportedBy(own(component, '.tsx')))
      .filter((part) => !new RegExp(`\\b${part}\\b`).test(stories));

    expect(unseen).toEqual([]);
  });

  it('is listed in the component index', () => {
    const stories = files.filter((file) => file.endsWith('.stories.tsx'));
    const listed = pageHrefs(Object.fromEntries(stories.map((file) => [file, textOf(file)])));

    expect(components.filter((component) => !listed.has(path.basename(component)))).toEqual([]);
  });

  it('accepts no className and no style', { tags: ['nightly'] }, () => {
    const parts = files
      .filter(
        // Other files are not exported by the package.
        (file) => /\/([A-Z]\w*)\/\1\.tsx$/.test(file),
      )
      .flatMap((file) => exportedBy(textOf(file)).map((name) => ({ name, file })));
    const folder = path.join(root, '.cache/design-system-props');
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

describe('the unstable react-aria API', () => {
  it('is imported by one file at most', () => {
    const importing = sourceFolders
      .flatMap((folder) => filesUnder(`${folder}/src`))
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /import[^;]*\bUNSTABLE_\w+[^;]* from '/.test(textOf(file)));

    expect(importing.length).toBeLessThanOrEqual(1);
  });
});

describe('each stories file', () => {
  it.each(storyFiles)('%s has a known section, a component and a story', (file) => {
    const text = textOf(file);

    expect(sections).toContain(titleOf(text).split('/')[0]);
    expect(text).toMatch(/\bcomponent: [A-Z]\w*/);
    expect(text).toMatch(/^export const [A-Z]\w* = /m);
  });

  it('has a unique title', () => {
    const titles = storyFiles.map((file) => titleOf(textOf(file)));

    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it.each(components)('%s has its own name in a design system section', (component) => {
    const [section, title] = titleOf(own(component, '.stories.tsx')).split('/');

    expect(designSystemSections).toContain(section);
    expect(title).toBe(path.basename(component));
  });
});
