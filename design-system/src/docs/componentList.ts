import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentDocs } from './componentDocs.ts';

/** A component in the index. */
export interface ListedComponent {
  readonly name: string;
  /** Of its stories: `Controls/Button`. */
  readonly title: string;
  readonly docs: ComponentDocs;
  /** Storybook section, the first part of the story title. */
  readonly section: string;
  readonly line: string;
  /** Folder below `src`: `components/Button`. */
  readonly folder: string;
  /** URL of its page, relative to the Storybook root. */
  readonly href: string;
  /** ID of the story that the page shows under several conditions. */
  readonly example: string;
}

type Texts = Readonly<Record<string, string>>;

/** Returns the component that a file belongs to: `../components/Button/Button.docs.ts` is Button, `../components/Button/ButtonLabel.tsx` isn't a component. */
export function componentOf(file: string): string | undefined {
  return /\/([A-Z]\w*)\/\1\.\w/.exec(file)?.[1];
}

/** Returns the first sentence of a text, without Markdown. */
export function firstSentence(text: string): string {
  const [sentence] = /^.+?[.!?](?=\s|$)/s.exec(text) ?? [text];
  return sentence.replaceAll(/[`*]|\[|\]\([^)]*\)/g, '');
}

/** Returns the titles of the components' stories, by name. */
function titlesIn(stories: Texts): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(stories).flatMap(([file, text]) => {
      const name = componentOf(file);
      const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1];
      return name === undefined || title === undefined ? [] : [[name, title] as const];
    }),
  );
}

const pageHref = (title: string) => `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Returns the URLs of the components' pages, by name, relative to the Storybook root. */
export function pageHrefs(stories: Texts): ReadonlyMap<string, string> {
  return new Map([...titlesIn(stories)].map(([name, title]) => [name, pageHref(title)]));
}

/** Returns the components with a record and stories, by file, in the order of `sections`. */
export function listComponents(
  records: Readonly<Record<string, ComponentDocs>>,
  stories: Texts,
  sections: readonly string[],
): readonly ListedComponent[] {
  const titles = titlesIn(stories);
  const listed = Object.entries(records).flatMap(([file, docs]): ListedComponent[] => {
    const title = titles.get(docs.name);
    if (title === undefined) return [];
    const [folder = ''] = /(?<=^\.\.\/).*(?=\/)/.exec(file) ?? [];
    const [, first = ''] =
      /^export const (\w+) = meta\.story/m.exec(stories[file.replace('.docs.ts', '.stories.tsx')] ?? '') ?? [];
    return [
      {
        name: docs.name,
        title,
        docs,
        section: title.split('/')[0] ?? '',
        line: firstSentence(docs.intro[0] ?? ''),
        folder,
        href: pageHref(title),
        example: toId(title, storyNameFromExport(docs.example ?? first)),
      },
    ];
  });
  const rank = (section: string) => (sections.includes(section) ? sections.indexOf(section) : sections.length);
  return listed.toSorted((a, b) => rank(a.section) - rank(b.section) || a.name.localeCompare(b.name));
}
