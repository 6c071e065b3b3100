import { remoteNames, type RemoteEntry } from '@countertop/contract/site/remotes';

const fields = ['name', 'entry', 'preload'];

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : undefined;
}

function readUrls(json: unknown): readonly string[] | undefined {
  return Array.isArray(json) && json.every((url) => typeof url === 'string') ? json : undefined;
}

function readPreload(json: unknown): RemoteEntry['preload'] | undefined {
  const modules = fieldsOf(json);
  if (!modules) return undefined;
  const preload: Record<string, readonly string[]> = {};
  for (const [module, value] of Object.entries(modules)) {
    const urls = readUrls(value);
    if (!urls) return undefined;
    preload[module] = urls;
  }
  return preload;
}

function readRemote(json: unknown): RemoteEntry | undefined {
  const candidate = fieldsOf(json);
  if (!candidate || Object.keys(candidate).some((field) => !fields.includes(field))) return undefined;
  const name = remoteNames.find((known) => known === candidate['name']);
  const { entry } = candidate;
  const preload = readPreload(candidate['preload']);
  return name && typeof entry === 'string' && preload ? { name, entry, preload } : undefined;
}

/**
 * Returns the list of remotes in the server's JSON, or undefined if it is invalid. Parsed by hand, because a schema library
 * would add 7 kB to every first page for three fields.
 */
export function readRemotes(json: unknown): readonly RemoteEntry[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const remotes = json.map(readRemote).filter((remote) => remote !== undefined);
  return remotes.length === json.length ? remotes : undefined;
}
