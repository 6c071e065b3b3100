// @ts-check
import './node-version.mjs';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { component } from './new/component.mjs';
import { page } from './new/page.mjs';
import { resource } from './new/resource.mjs';
import { root } from './run.mjs';

const usage = 'Usage: npm run new -- component|page|resource Name   (Name in the form OrderTicket)';

/** @param {string} folder */
const nextMigration = (folder) => readdirSync(path.join(folder, 'api/migrations')).length + 1;

/**
 * What would be written, without writing it.
 * @param {string | undefined} kind
 * @param {string | undefined} name
 * @param {string} folder
 */
function planned(kind, name, folder) {
  if (!name || !/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error(usage);
  switch (kind) {
    case 'component':
      return component(name);
    case 'page':
      return page(name);
    case 'resource':
      return resource(name, nextMigration(folder));
    default:
      throw new Error(usage);
  }
}

// `npm run new -- component Badge`: the files of the house's shape, which pass every check as they are.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { in: { type: 'string', default: root } },
  });
  const [kind, name] = positionals;
  const { files, next } = planned(kind, name, values.in);
  const taken = Object.keys(files).find((file) => existsSync(path.join(values.in, file)));
  if (taken) throw new Error(`${taken} exists already; nothing was written.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(values.in, file)), { recursive: true });
    writeFileSync(path.join(values.in, file), text);
    console.log(`wrote ${file}`);
  }
  for (const step of next) console.log(`next: ${step}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
