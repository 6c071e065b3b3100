import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentTokens } from './docgen.ts';

const prefix = 'virtual:';

/** Component files: `design-system/src/components/Button/Button.tsx`. */
export function componentFiles(root: string): readonly string[] {
  const source = join(root, 'design-system/src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)([A-Z]\w*)\/\2\.tsx$/.test(file))
    .map((file) => join(source, file))
    .toSorted();
}

/**
 * Serves what documentation pages show of the source: `virtual:component-props` and `virtual:component-tokens`. They are read
 * when a page first imports them, so that story tests, which show no pages, don't wait for the TypeScript compiler.
 */
export function docgenPlugin(root: string): Plugin {
  const sources: Readonly<Record<string, () => Promise<string>>> = {
    'virtual:component-props': async () => {
      const { readComponentProps } = await import('./componentProps.ts');
      const props = readComponentProps(join(root, 'design-system/tsconfig.json'), componentFiles(root));
      return `export const componentProps = ${JSON.stringify(props)};`;
    },
    'virtual:component-tokens': async () => {
      const { tokensUsed } = await import('./tokensUsed.ts');
      const tokens: ComponentTokens = Object.fromEntries(
        componentFiles(root).map((file) => [basename(file, '.tsx'), tokensUsed(file)]),
      );
      return `export const componentTokens = ${JSON.stringify(tokens)};`;
    },
  };
  return {
    name: 'docgen',
    resolveId: (id) => (id.startsWith(prefix) && id in sources ? `\0${id}` : undefined),
    load: async (id) => await sources[id.slice(1)]?.(),
  };
}
