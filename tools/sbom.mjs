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

/**
 * What runs when one deployable runs: its packages with their versions, licences and digests, from the lockfile. npm's
 * own `--omit dev` leaves out what another workspace needs for its tests alone, so what is needed is found here.
 * @param {typeof deployables[number]} deployable
 * @returns {Bill}
 */
export function billOf(deployable) {
  const name = `@countertop/${deployable}`;
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '-w', name];
  const text = execFileSync('npm', asked, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  /** @type {Bill} */
  const bill = JSON.parse(text);
  const own = bill.components.find((component) => nameOf(component['bom-ref']) === name);
  if (!own) throw new Error(`npm says nothing of ${name}.`);
  const reached = reachedFrom(own['bom-ref'], bill);
  return {
    ...bill,
    // npm calls the whole by the name of the folder it lies in, and the part an item of it.
    metadata: { ...bill.metadata, component: { ...own, name, type: 'application' } },
    components: bill.components.filter((component) => component !== own && reached.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => reached.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => reached.has(one)) })),
  };
}

// `npm run sbom`: writes sbom/NAME.cdx.json for each deployable.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(root, 'sbom');
  fs.mkdirSync(folder, { recursive: true });
  for (const deployable of deployables) {
    const bill = billOf(deployable);
    const file = path.join(folder, `${deployable}.cdx.json`);
    fs.writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    console.log(`${path.relative(root, file)}: ${bill.components.length} packages`);
  }
}
