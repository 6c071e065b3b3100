import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const articleFile = /\/articles\/[\w-]+\.\w+\.md(\?.*)?$/;
const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * Returns the blocks of an article. `##` is a heading, `###` an activity with the paragraph below it, a footnote a source, and a
 * paragraph that is only a link leads to another page of the site. Text has no other markup.
 * @param {string} source
 * @param {string} filename for error messages
 */
export function parseArticle(source, filename) {
  const { children } = markdown.parse(source);

  function reject(node) {
    throw new Error(`${filename}:${node?.position.start.line}: an article can't have ${node?.type ?? 'an end'} here.`);
  }
  const need = (node, type) => (node?.type === type ? node : reject(node));
  const textOf = (nodes) => nodes.map((node) => need(node, 'text').value).join('');

  function linkOf(paragraph) {
    const [link, other] = need(paragraph, 'paragraph').children;
    if (other) reject(other);
    return { text: textOf(need(link, 'link').children), href: link.url };
  }

  function sourceOf(reference) {
    const isNote = (node) => node.type === 'footnoteDefinition' && node.identifier === reference.identifier;
    return linkOf(children.find(isNote).children[0]);
  }

  function paragraphOf(node) {
    const parts = need(node, 'paragraph').children;
    const isReference = ({ type }) => type === 'footnoteReference';
    return {
      text: textOf(parts.filter((part) => !isReference(part))),
      sources: parts.filter(isReference).map(sourceOf),
    };
  }

  function activityOf({ children: title }, paragraph) {
    const { text, sources } = paragraphOf(paragraph);
    return { kind: 'callout', title: textOf(title), text, ...(sources[0] && { source: sources[0] }) };
  }

  const isActivity = (node) => node?.type === 'heading' && node.depth === 3;

  return children.flatMap((node, index) => {
    // Part of an activity, or of the text that refers to it.
    if (isActivity(children[index - 1]) || node.type === 'footnoteDefinition') return [];
    if (isActivity(node)) return activityOf(node, children[index + 1]);
    switch (node.type) {
      case 'heading':
        return node.depth === 2 ? { kind: 'heading', text: textOf(node.children) } : reject(node);
      case 'paragraph': {
        if (node.children[0].type === 'link') return { kind: 'link', ...linkOf(node) };
        const { text, sources } = paragraphOf(node);
        return { kind: 'paragraph', text, ...(sources.length > 0 && { sources }) };
      }
      case 'list': {
        const items = node.children.map((item) => paragraphOf(item.children[0]).text);
        return { kind: 'list', items, ...(node.ordered && { isNumbered: true }) };
      }
      case 'blockquote':
        return { kind: 'quote', text: paragraphOf(node.children[0]).text };
      default:
        return reject(node);
    }
  });
}

/** Returns an article as JavaScript, so that the browser needs no parser. */
const compiled = (source, filename) => `export const blocks = ${JSON.stringify(parseArticle(source, filename))};\n`;

/**
 * The transform for Vite, Vitest and Storybook.
 * @returns {import('vite').Plugin}
 */
export function articlePlugin() {
  return {
    name: 'countertop-articles',
    enforce: 'pre',
    transform(source, id) {
      return articleFile.test(id) ? { code: compiled(source, id), map: null } : undefined;
    },
  };
}

/**
 * The transform for Rspack, as the loader of `.md` files.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function articleLoader(source) {
  return compiled(source, this.resourcePath);
}
