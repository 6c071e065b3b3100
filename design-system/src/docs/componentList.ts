/** A component as the index names it. */
export interface ListedComponent {
  readonly name: string;
  /** Storybook's section, the first part of the stories' title. */
  readonly section: string;
  /** The first sentence of its page. */
  readonly line: string;
  /** Its page, from the folder Storybook stands in. */
  readonly href: string;
}

type Texts = Readonly<Record<string, string>>;

/** The component a file belongs to: `../components/Button/Button.mdx` is Button's; `../components/Button/Wordings.tsx` is nobody's. */
export function componentOf(file: string): string | undefined {
  return /\/([A-Z]\w*)\/\1\.\w/.exec(file)?.[1];
}

/** The first sentence under the title, without the signs of Markdown. */
export function firstSentence(page: string): string {
  const [, paragraph = ''] = /^# .+\n+((?:.+\n?)+)/m.exec(page) ?? [];
  const [sentence = ''] = /^.+?[.!?](?=\s|$)/s.exec(paragraph) ?? [paragraph];
  return sentence
    .replaceAll(/[`*]|\[|\]\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Lists every component that has a page, in the order of the sections given. */
export function listComponents(pages: Texts, stories: Texts, sections: readonly string[]): readonly ListedComponent[] {
  const titles = new Map(
    Object.entries(stories).map(([file, text]) => [
      componentOf(file),
      /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1] ?? '',
    ]),
  );
  const listed = Object.entries(pages).flatMap(([file, page]): ListedComponent[] => {
    const name = componentOf(file);
    const title = titles.get(name);
    if (name === undefined || title === undefined) return [];
    const href = `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
    return [{ name, section: title.split('/')[0] ?? '', line: firstSentence(page), href }];
  });
  const rank = (section: string) => (sections.includes(section) ? sections.indexOf(section) : sections.length);
  return listed.toSorted((a, b) => rank(a.section) - rank(b.section) || a.name.localeCompare(b.name));
}
