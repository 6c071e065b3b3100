// @ts-check
import { execFileSync } from 'node:child_process';
import { root } from '../run.mjs';

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Returns the commit at which this branch left `main`: of the remote if there is one, and HEAD on `main` without one. */
function mergeBase() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // No such branch.
    }
  }
  return git('rev-parse', 'HEAD');
}

/** Returns the files that were added or changed since the merge base, committed or not. */
export function changedFiles() {
  const base = mergeBase();
  const tracked = git('diff', '--name-only', '--diff-filter=d', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...new Set(`${tracked}\n${untracked}`.split('\n'))].filter((file) => file !== '') };
}

/**
 * How the names of end-to-end specs begin, by the folders whose changes can break them: Playwright can't follow imports into the product.
 * The first match counts.
 * @type {readonly (readonly [folder: RegExp, specs: readonly string[]])[]}
 */
const specsByFolder = [
  [/\.(?:stories|test|a11y\.test)\.tsx?$|\.md$/, []],
  [/^tests\/e2e\//, []],
  [/^mf-account\/src\/billing\/|payments?\//, ['payment', 'pricing', 'refund']],
  [/^mf-account\/src\/(?:sign-in|class-sign-in)\//, ['sign-out', 'second-factor', 'reauthentication', 'players']],
  [/^mf-account\/src\/(?:family|players)\//, ['family', 'players', 'parent']],
  [/^mf-account\//, ['parent', 'progress', 'reading', 'settling']],
  [/^mf-admin\/src\/(?:teacher|support)\//, ['teacher', 'classes', 'support']],
  [/^mf-admin\//, ['admin', 'analytics']],
  [/^mf-game\/src\/(?:offline|persistence|session)\//, ['attempts', 'offline', 'start-over', 'progress', 'leaving']],
  [/^mf-game\//, ['day', 'play-zones', 'placement', 'till-drawer', 'regulars', 'welcome']],
  [
    /^shell\/src\/(?:federation|hydration|offline)\//,
    ['hydration', 'remote-down', 'retry', 'offline', 'leaving', 'pages'],
  ],
  [/^shell\//, ['pages', 'header', 'home', 'preferences', 'prerender']],
  [/^api\/src\/resources\/class/, ['classes', 'teacher']],
  [/^api\/src\/resources\/(?:events|reports|feedback|early-access)\//, ['analytics', 'home']],
  [/^api\/src\/resources\/(?:accounts|learners|family|consents)\//, ['family', 'players', 'sign-out', 'second-factor']],
  [/^api\/src\//, ['pages', 'process', 'attempts', 'day']],
  [/^api\/(?:contract|client)\//, ['day', 'pages', 'payments', 'classes', 'attempts']],
  [/^(?:design-system|tests\/support|tools\/(?:build|federation))\//, ['pages', 'day', 'header', 'preferences']],
];

/** Returns Playwright's filters for the end-to-end specs that changes to these files can break. @param {readonly string[]} files */
export function affectedSpecs(files) {
  const own = files.filter((file) => /^tests\/e2e\/.+\.spec\.ts$/.test(file));
  const names = files.flatMap((file) => specsByFolder.find(([folder]) => folder.test(file))?.[1] ?? []);
  return [...new Set([...own, ...names.map((name) => `e2e/${name}`)])];
}
