import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '@countertop/contract/shared/endpoint';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;
}

/** All endpoints exported by the contract. */
export async function contractEndpoints(): Promise<readonly Endpoint[]> {
  const folder = path.join(import.meta.dirname, '../contract/src');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /^[^.]+\.ts$/.test(name));
  const modules: object[] = await Promise.all(files.map((name) => import(path.join(folder, name))));
  return modules.flatMap((one) => Object.values(one).filter(isEndpoint));
}
