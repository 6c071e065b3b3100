import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A component in the index. */
export interface ListedComponent {
  readonly name: string;
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

/** Returns the component that a file belongs to: `../components/Button/Button.mdx` is Button, `../components/Button/ButtonLabel.tsx` isn't a component. */
export function componentOf(file: string): string | undefined {
  return /\/([A-Z]\w*)\/\1\.\w/.exec(file)?.[1];
}

/** Returns the first sentence below the title, without Markdown. */
export function firstSentence(page: string): string {
  const [, paragraph = ''] = /^# .+\n+((?:.+\n?)+)/m.exec(page) ?? [];
  const [sentence = ''] = /^.+?[.!?](?=\s|$)/s.exec(paragraph) ?? [paragraph];
  return sentence
    .replaceAll(/[`*]|\[|\]\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the components that have a page, in the order of `sections`. */
export function listComponents(pages: Texts, stories: Texts, sections: readonly string[]): readonly ListedComponent[] {
  const titles = new Map(
    Object.entries(stories)
      .filter(([file]) => !file.endsWith('.guidance.stories.tsx'))
      .map(([file, text]) => [componentOf(file), /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1] ?? '']),
  );
  const listed = Object.entries(pages).flatMap(([file, page]): ListedComponent[] => {
    const name = componentOf(file);
    const title = titles.get(name);
    if (name === undefined || title === undefined) return [];
    const href = `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
    const [folder = ''] = /(?<=^\.\.\/).*(?=\/)/.exec(file) ?? [];
    const [, story = ''] = /example=\{stories\.(\w+)\}/.exec(page) ?? [];
    const example = toId(title, storyNameFromExport(story));
    return [{ name, section: title.split('/')[0] ?? '', line: firstSentence(page), folder, href, example }];
  });
  const rank = (section: string) => (sections.includes(section) ? sections.indexOf(section) : sections.length);
  return listed.toSorted((a, b) => rank(a.section) - rank(b.section) || a.name.localeCompare(b.name));
}
