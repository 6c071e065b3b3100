import type { CompiledMessage } from 'icu-minify/format';

/** English made 40 % longer, with accents and brackets. Text without brackets is hard-coded. */
export const pseudoLocale = 'en-XA';

type Node = CompiledMessage[number] | CompiledMessage;

const accents = new Map(
  [...'aceinouyACEINOUY'].map((letter, index) => [letter, [...'áçéíñóúýÁÇÉÍÑÓÚÝ'][index] ?? letter]),
);

function addAccents(text: string): string {
  return [...text].map((letter) => accents.get(letter) ?? letter).join('');
}

/** Transforms the text in a compiled message, not its argument names and plural rules. */
function transformNode(node: unknown): unknown {
  if (typeof node === 'string') return addAccents(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, options, ...rest]: unknown[] = node;
  if (typeof name !== 'string' || node.length === 1) return node;
  if (typeof kind === 'number' && options !== null && typeof options === 'object') {
    const branches = Object.entries(options).map(([rule, branch]) => [rule, transformBranch(branch)]);
    return [name, kind, Object.fromEntries(branches), ...rest];
  }
  return node;
}

function transformBranch(branch: unknown): unknown {
  return Array.isArray(branch) ? branch.map(transformNode) : transformNode(branch);
}

function length(nodes: readonly Node[]): number {
  return nodes.reduce<number>((sum, node) => sum + (typeof node === 'string' ? node.length : 8), 0);
}

/** Returns the message in the pseudo-locale: "Serve" is "[Sérvé ··]". */
export function pseudoLocalize(message: CompiledMessage): CompiledMessage;
// `transformNode` preserves the shape of its argument, which its type does not express.
export function pseudoLocalize(message: CompiledMessage): string | unknown[] {
  const nodes = typeof message === 'string' ? [message] : message;
  const padding = '·'.repeat(Math.ceil(length(nodes) * 0.4));
  return ['[', ...nodes.map(transformNode), ` ${padding}]`];
}
