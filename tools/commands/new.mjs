// @ts-check
import '../node-version.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { component } from '../new/component.mjs';
import { page } from '../new/page.mjs';
import { resource } from '../new/resource.mjs';
import { root } from '../run.mjs';

const usage = `Usage: npm run new -- component Name
       npm run new -- page Name [--in mf-account|mf-admin|mf-game]
       npm run new -- resource Name
Write the name like OrderTicket.`;

/** @param {string} repository */
const nextMigration = (repository) => readdirSync(path.join(repository, 'api/migrations')).length + 1;

/**
 * @param {object} request
 * @param {string | undefined} request.kind
 * @param {string | undefined} request.name
 * @param {string | undefined} request.remote
 * @param {string} request.repository
 * @returns {import('../new/insert.mjs').Plan}
 */
function planFor({ kind, name, remote, repository }) {
  if (!name || !/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error(usage);
  if (kind === 'page') return page(name, remote);
  if (remote !== undefined) throw new Error(usage);
  if (kind === 'component') return component(name);
  if (kind === 'resource') return resource(name, nextMigration(repository));
  throw new Error(usage);
}

/**
 * Writes everything or, if a file exists or an edit fails, nothing.
 * @param {import('../new/insert.mjs').Plan} plan
 * @param {string} repository
 */
function write({ files, edits }, repository) {
  const existing = Object.keys(files).find((file) => existsSync(path.join(repository, file)));
  if (existing) throw new Error(`Nothing was written: ${existing} already exists.`);
  const edited = Object.entries(edits).map(([file, edit]) => {
    return /** @type {const} */ ([file, edit(readFileSync(path.join(repository, file), 'utf8'))]);
  });
  for (const [file, text] of [...Object.entries(files), ...edited]) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  }
  const written = [...Object.keys(files), ...Object.keys(edits)];
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), written, { cwd: repository });
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    // Tests write into a copy of the repository.
    options: { in: { type: 'string' }, repository: { type: 'string', default: root } },
  });
  const [kind, name] = positionals;
  const plan = planFor({ kind, name, remote: values.in, repository: values.repository });
  write(plan, values.repository);
  for (const file of Object.keys(plan.files)) console.log(`wrote ${file}`);
  for (const file of Object.keys(plan.edits)) console.log(`edited ${file}`);
  for (const step of plan.next) console.log(`next: ${step}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
