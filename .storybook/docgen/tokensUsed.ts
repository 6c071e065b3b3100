import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test|docs|fixture|messages)\./.test(file);

/** Returns the styles that a file imports from other components. */
function importedStyles(file: string, text: string): readonly string[] {
  return [...text.matchAll(/from '(\.[^']+\.styles\.ts)'/g)]
    .map(([, module = '']) => path.resolve(path.dirname(file), module))
    .filter((styles) => existsSync(styles));
}

/** Returns the design tokens that a component uses in its own folder and in the styles it borrows: `text.default`. */
export function tokensUsed(componentFile: string): readonly string[] {
  const folder = path.dirname(componentFile);
  const own = readdirSync(folder)
    .filter(isSource)
    .map((name) => path.join(folder, name));
  const borrowed = own.flatMap((file) => importedStyles(file, readFileSync(file, 'utf8')));
  const names = [...new Set([...own, ...borrowed])].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btoken((?:\.\w+)+)/g)].map(([, name = '']) => name.slice(1)),
  );
  return [...new Set(names)].toSorted();
}
