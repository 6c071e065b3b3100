// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

/** What is deployed by itself: each gets a list of its own. */
export const deployables = /** @type {const} */ (['api', 'shell', 'mf-game', 'mf-account', 'mf-admin']);

/**
 * A bill of materials in CycloneDX, as far as it is looked at here.
 * @typedef {object} Bill
 * @property {{ component: Component }} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/** @typedef {{ 'bom-ref': string, name: string, type: string }} Component */

/** What the packages of this house need when they run, by name: npm's bill does not say which of them only tests need. */
function ownDependencies() {
  const folders = ['mf-game/engine', 'api/contract', 'api/client', 'design-system', ...deployables];
  return new Map(
    folders.map((folder) => {
      const text = fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8');
      /** @type {{ name: string, dependencies?: Record<string, string> }} */
      const { name, dependencies = {} } = JSON.parse(text);
      return [name, new Set(Object.keys(dependencies))];
    }),
  );
}

/** The name in `@scope/name@1.0.0`. @param {string} ref */
const nameOf = (ref) => ref.slice(0, ref.indexOf('@', 1));

/**
 * Everything that is reached from a package over what it needs to run.
 * @param {string} from
 * @param {Bill} bill
 */
function reachedFrom(from, { dependencies }) {
  const edges = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const own = ownDependencies();
  const reached = new Set([from]);
  // A set gives what is added to it while it is walked through, too.
  for (const ref of reached) {
    const needed = own.get(nameOf(ref));
    for (const next of edges.get(ref) ?? []) if (needed?.has(nameOf(next)) ?? true) reached.add(next);
  }
  return reached;
}

/** Everything that the lockfile installs for the deployables, as npm knows it. @returns {Bill} */
export function wholeBill() {
  const whose = deployables.flatMap((deployable) => ['-w', `@countertop/${deployable}`]);
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...whose];
  return JSON.parse(execFileSync('npm', asked, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/**
 * What runs when one deployable runs: its packages with their versions, licences and digests. npm's own `--omit dev`
 * leaves out what another workspace needs for its tests alone, so what is needed is found here.
 * @param {typeof deployables[number]} deployable
 * @param {Bill} whole
 * @returns {Bill}
 */
export function billOf(deployable, whole) {
  const name = `@countertop/${deployable}`;
  const own = whole.components.find((component) => nameOf(component['bom-ref']) === name);
  if (!own) throw new Error(`npm says nothing of ${name}.`);
  const reached = reachedFrom(own['bom-ref'], whole);
  return {
    ...whole,
    metadata: { ...whole.metadata, component: { ...own, name, type: 'application' } },
    components: whole.components.filter((component) => component !== own && reached.has(component['bom-ref'])),
    dependencies: whole.dependencies
      .filter(({ ref }) => reached.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => reached.has(one)) })),
  };
}

// `npm run sbom`: writes sbom/NAME.cdx.json for each deployable.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(root, 'sbom');
  fs.mkdirSync(folder, { recursive: true });
  const whole = wholeBill();
  for (const deployable of deployables) {
    const bill = billOf(deployable, whole);
    const file = path.join(folder, `${deployable}.cdx.json`);
    fs.writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    console.log(`${path.relative(root, file)}: ${bill.components.length} packages`);
  }
}
