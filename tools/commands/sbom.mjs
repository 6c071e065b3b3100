// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../run.mjs';

/** Workspaces that are deployed on their own. Each has its own SBOM. */
export const deployables = /** @type {const} */ (['api', 'shell', 'mf-game', 'mf-account', 'mf-admin']);

/** @typedef {{ 'bom-ref': string, name: string, type: string }} Component */

/**
 * The parts of a CycloneDX document used here.
 * @typedef {object} Bom
 * @property {{ component: Component }} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/** @typedef {{ name?: string, version?: string, dependencies?: Record<string, Installed> }} Installed */

/** @param {readonly string[]} args */
function npm(...args) {
  return execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** @param {Installed} installed @returns {readonly string[]} references like `koa@3.3.0` */
const refsOf = ({ dependencies = {} }) =>
  Object.entries(dependencies).flatMap(([name, child]) => [`${name}@${child.version}`, ...refsOf(child)]);

/** Returns one SBOM of all deployables and what they and their tests need. @returns {Bom} */
export function wholeBom() {
  const workspaces = deployables.flatMap((deployable) => ['-w', `@countertop/${deployable}`]);
  return JSON.parse(npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...workspaces));
}

/**
 * Returns the SBOM of everything the deployable needs at run time. Filters `npm sbom` by `npm ls`, because `npm sbom --omit dev`
 * (npm 11.19) also drops packages that are a dev dependency of another workspace: koa, knex, sqlite3 and zod for the API.
 * @param {typeof deployables[number]} deployable
 * @param {Bom} whole
 */
export function bomOf(deployable, whole) {
  const name = `@countertop/${deployable}`;
  /** @type {Installed} */
  const tree = JSON.parse(npm('ls', '--omit=dev', '--all', '--json', '--package-lock-only', '-w', name));
  const needed = new Set(refsOf(tree));
  const own = whole.components.find((component) => component['bom-ref'].startsWith(`${name}@`));
  if (!own) throw new Error(`npm sbom does not list ${name}.`);
  return {
    ...whole,
    metadata: { ...whole.metadata, component: { ...own, name, type: 'application' } },
    components: whole.components.filter((component) => component !== own && needed.has(component['bom-ref'])),
    dependencies: whole.dependencies
      .filter(({ ref }) => needed.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => needed.has(one)) })),
  };
}

// `npm run sbom`: writes sbom/NAME.cdx.json for each deployable.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(root, 'sbom');
  fs.mkdirSync(folder, { recursive: true });
  const whole = wholeBom();
  for (const deployable of deployables) {
    const bom = bomOf(deployable, whole);
    const file = path.join(folder, `${deployable}.cdx.json`);
    fs.writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`${path.relative(root, file)}: ${bom.components.length} packages`);
  }
}
