import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A node of a Markdown syntax tree. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  children?: MarkdownNode[];
}

/** Returns the URL of each component's page, relative to the Storybook root. */
async function componentLinks(root: string): Promise<ReadonlyMap<string, string>> {
  // Loaded when a page is compiled: it loads parts of Storybook that break Vitest's main process.
  const { pageHrefs } = await import('../../design-system/src/docs/componentList.ts');
  const source = join(root, 'design-system/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  return pageHrefs(Object.fromEntries(stories.map((file) => [file, readFileSync(join(source, file), 'utf8')])));
}

/** Returns the text of a node. */
const textOf = ({ value = '', children = [] }: MarkdownNode): string => value + children.map(textOf).join('');

/** Remark plugin: the name of a component, set as code, links to its page, except on the page itself. */
export function linkComponents(root: string) {
  let loading: Promise<ReadonlyMap<string, string>> | undefined;
  return () => async (page: MarkdownNode) => {
    const links = await (loading ??= componentLinks(root));
    const title = page.children?.find(({ type }) => type === 'heading');
    const own = title && textOf(title);
    const link = (node: MarkdownNode): MarkdownNode => {
      if (node.type === 'link') return node;
      if (node.children) node.children = node.children.map((child) => link(child));
      const { type, value = '' } = node;
      const url = type === 'inlineCode' && value !== own ? links.get(value) : undefined;
      return url === undefined ? node : { type: 'link', url, children: [{ type: 'text', value }] };
    };
    link(page);
  };
}
