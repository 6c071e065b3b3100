import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '@countertop/contract/shared/endpoint';

/** An endpoint, with what its file says about it. */
export interface ContractEndpoint extends Endpoint {
  /** Name of its export, like `getClasses`. */
  readonly name: string;
  /** Folder of its file, like `classes`. */
  readonly folder: string;
  /** Its docstring, on one line. */
  readonly description: string;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;
}

const docstring = /\/\*\*((?:(?!\*\/).)*)\*\/\s*export const (\w+) = endpoint\(/gs;

/** Returns the docstrings of the endpoints in a file, by their names. */
function docstringsIn(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(docstring);
  return new Map(
    Array.from(found, ([, text = '', name = '']) => [name, text.replaceAll(/\s*\n\s*\* ?|\s+/g, ' ').trim()]),
  );
}

/** All endpoints exported by the contract. */
export async function contractEndpoints(): Promise<readonly ContractEndpoint[]> {
  const root = path.join(import.meta.dirname, '../contract/src');
  const files = (await readdir(root, { recursive: true })).filter((name) => /^[^.]+\.ts$/.test(name));
  const perFile = files.map(async (file) => {
    const exported: object = await import(path.join(root, file));
    const docstrings = docstringsIn(await readFile(path.join(root, file), 'utf8'));
    return Object.entries(exported).flatMap(([name, value]) =>
      isEndpoint(value)
        ? [{ ...value, name, folder: path.dirname(file), description: docstrings.get(name) ?? '' }]
        : [],
    );
  });
  return (await Promise.all(perFile)).flat();
}
