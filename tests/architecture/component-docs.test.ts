import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { requiredKeys } from '../../design-system/src/docs/ariaPatterns.ts';
import type { ComponentDocs } from '../../design-system/src/docs/componentDocs.ts';
import { root } from '../support/planted.ts';
import { filesUnder, textOf } from '../support/sources.ts';

const files = filesUnder('design-system/src');
const components = files.flatMap((file) => /^.*\/([A-Z]\w*)\/\1(?=\.tsx$)/.exec(file)?.[0] ?? []);
const names = components.map((component) => path.basename(component));

const records = new Map<string, ComponentDocs>();
const recordOf = (component: string): ComponentDocs => {
  const record = records.get(component);
  if (record === undefined) throw new Error(`${component}.docs.ts exports no docs`);
  return record;
};

/** Returns the names of components that a text mentions as `code`. */
const componentsIn = (text: string) => [...text.matchAll(/`([A-Z]\w+)`/g)].flatMap(([, name]) => name ?? []);

beforeAll(async () => {
  for (const component of components) {
    const { docs }: { docs: ComponentDocs } = await import(pathToFileURL(path.join(root, `${component}.docs.ts`)).href);
    records.set(component, docs);
  }
});

describe('the record of a component', () => {
  it.each(components)('%s is complete', (component) => {
    const docs = recordOf(component);
    const { name, intro, whenToUse, whenNotToUse, anatomy, content, announced, related } = docs;

    expect(name).toBe(path.basename(component));
    expect(
      [intro, whenToUse, whenNotToUse, anatomy, content, announced, related].map(({ length }) => length),
    ).not.toContain(0);
  });

  it.each(components)('%s links to components that exist', (component) => {
    const { related, whenToUse, whenNotToUse, name } = recordOf(component);
    // Parts of other components are exported by their files, and `Link`s may be plural.
    const linked = [...related, ...[...whenToUse, ...whenNotToUse].flatMap(componentsIn)];

    expect(related).not.toContain(name);
    expect(linked.filter((other) => !names.includes(other) && !isPart(other))).toEqual([]);
  });

  it.each(components)('%s lists the keys that its ARIA pattern requires', (component) => {
    const { pattern, keyboard } = recordOf(component);
    const listed = keyboard.flatMap(({ keys }) => keys);

    expect(pattern === undefined ? [] : requiredKeys[pattern].filter((key) => !listed.includes(key))).toEqual([]);
  });
});

const isPart = (name: string) =>
  components.some((component) =>
    new RegExp(`^export (function|const) ${name}\\b`, 'm').test(textOf(`${component}.tsx`)),
  );

/** Names of the stories of a component, and those of its examples to follow and to avoid. */
const storiesOf = (component: string) => {
  const stories = [
    ...textOf(`${component}.stories.tsx`).matchAll(/^export const (\w+) = meta\.story(.*?)(?=^export|$(?![^]))/gms),
  ];
  const named = (isGuidance: boolean) =>
    stories
      .filter(([, , code = '']) => code.includes("tags: ['guidance']") === isGuidance)
      .map(([, name = '']) => name);
  return { examples: named(false), guidance: named(true) };
};

describe('the page of a component', () => {
  it.each(components)('%s is made of its stories', (component) => {
    const { example } = recordOf(component);

    expect(textOf(`${component}.stories.tsx`)).toContain("tags: ['autodocs']");
    if (example !== undefined) expect(storiesOf(component).examples).toContain(example);
  });

  it.each(components)('%s has examples to follow and to avoid, or says why not', (component) => {
    expect(storiesOf(component).guidance.length > 0).toBe(recordOf(component).noGuidance === undefined);
  });

  it.each(components)('%s pairs each example to follow with one to avoid', (component) => {
    const { guidance } = storiesOf(component);
    const pairs = guidance
      .filter((name) => !name.startsWith('Dont'))
      .flatMap((name) => [name, name.replace(/^Do/, 'Dont')]);

    expect(guidance.toSorted()).toEqual(pairs.toSorted());
  });
});
