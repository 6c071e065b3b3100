import type { CompiledMessage } from 'icu-minify/format';

/** English made 40 % longer and set in brackets: a text that stays plain is written in the code. */
export const pseudoLocale = 'en-XA';

type Node = CompiledMessage[number] | CompiledMessage;

const accents = new Map(
  [...'aceinouyACEINOUY'].map((letter, index) => [letter, [...'áçéíñóúýÁÇÉÍÑÓÚÝ'][index] ?? letter]),
);

function accented(text: string): string {
  return [...text].map((letter) => accents.get(letter) ?? letter).join('');
}

/** Walks the compiled form: words change, argument names and plural rules stay. */
function changed(node: unknown): unknown {
  if (typeof node === 'string') return accented(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, options, ...rest]: unknown[] = node;
  if (typeof name !== 'string' || node.length === 1) return node;
  if (typeof kind === 'number' && options !== null && typeof options === 'object') {
    const branches = Object.entries(options).map(([rule, branch]) => [rule, changedBranch(branch)]);
    return [name, kind, Object.fromEntries(branches), ...rest];
  }
  return node;
}

function changedBranch(branch: unknown): unknown {
  return Array.isArray(branch) ? branch.map(changed) : changed(branch);
}

function length(nodes: readonly Node[]): number {
  return nodes.reduce<number>((sum, node) => sum + (typeof node === 'string' ? node.length : 8), 0);
}

/** The message in the pseudo-locale: "Serve" is "[Sérvé ··]". */
export function lengthened(message: CompiledMessage): CompiledMessage;
// `changed` keeps the shape of what it is given, which its type cannot say and the signature above does.
export function lengthened(message: CompiledMessage): string | unknown[] {
  const nodes = typeof message === 'string' ? [message] : message;
  const padding = '·'.repeat(Math.ceil(length(nodes) * 0.4));
  return ['[', ...nodes.map(changed), ` ${padding}]`];
}
