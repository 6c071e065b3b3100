import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { format } from 'oxfmt';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as z from 'zod';
import type { StoryCode } from './docgen.ts';
import { storyExamples } from './storyExamples.ts';

const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

/** Returns a function that translates an import of a story file into the one that users of the package write. */
function packageImports(root: string): (storyFile: string, module: string) => string | undefined {
  const folder = join(root, 'design-system');
  const { name, exports } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const paths = Object.entries(exports);
  return (storyFile, module) => {
    if (module === 'storybook/test') return undefined;
    if (!module.startsWith('.')) return module;
    const file = `./${relative(folder, resolve(dirname(storyFile), module))}`;
    const part = basename(file, '.tsx');
    const [subpath] =
      paths.find(([, target]) => target === file) ??
      paths.find(([, target]) => target.includes('*') && target.replaceAll('*', part) === file) ??
      [];
    return subpath === undefined ? undefined : `${name}${subpath.slice(1).replace('*', part)}`;
  };
}

/** Returns the code to copy of every story of the design system, formatted like our own. */
export async function readStoryCode(root: string): Promise<StoryCode> {
  const source = join(root, 'design-system/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  const toPackageImport = packageImports(root);
  const examples = files.flatMap((name) => {
    const file = join(source, name);
    return storyExamples(readFileSync(file, 'utf8'), (module) => toPackageImport(file, module));
  });
  const formatted = await Promise.all(
    examples.map(async ({ title, story, code }) => {
      const { code: pretty, errors } = await format('example.tsx', code, { printWidth: 80, singleQuote: true });
      if (errors.length > 0) throw new Error(`The code of ${title}/${story} cannot be parsed: ${code}`);
      return [toId(title, storyNameFromExport(story)), pretty.trim()] as const;
    }),
  );
  return Object.fromEntries(formatted);
}
