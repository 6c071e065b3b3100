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
 * How the paths of end-to-end specs begin, by the folders whose changes can break them: Playwright can't follow imports into the product.
 * The first match counts.
 * @type {readonly (readonly [folder: RegExp, specs: readonly string[]])[]}
 */
const specsByFolder = [
  [/\.(?:stories|test|a11y\.test)\.tsx?$|\.md$/, []],
  [/^tests\/e2e\//, []],
  [/^mf-account\/src\/billing\/|payments?\//, ['payments/']],
  [/^mf-account\/src\/(?:sign-in|class-sign-in)\//, ['accounts/', 'family/players']],
  [/^mf-account\/src\/(?:family|players)\//, ['family/family', 'family/players', 'family/parent']],
  [/^mf-account\//, ['family/parent', 'family/progress', 'site/reading', 'site/settling']],
  [/^mf-admin\/src\/(?:teacher|support)\//, ['classes/', 'site/support']],
  [/^mf-admin\//, ['analytics/']],
  [
    /^mf-game\/src\/(?:offline|persistence|session)\//,
    ['play/attempts', 'play/offline', 'play/start-over', 'play/leaving', 'family/progress'],
  ],
  [
    /^mf-game\//,
    ['play/day', 'play/play-zones', 'play/placement', 'play/till-drawer', 'play/regulars', 'play/welcome'],
  ],
  [
    /^shell\/src\/(?:federation|hydration|offline)\//,
    ['federation/', 'site/hydration', 'site/pages', 'play/offline', 'play/leaving'],
  ],
  [/^shell\//, ['site/pages', 'site/header', 'site/home', 'site/preferences', 'site/prerender']],
  [/^api\/src\/resources\/class/, ['classes/']],
  [/^api\/src\/resources\/(?:events|reports|feedback|early-access)\//, ['analytics/analytics', 'site/home']],
  [
    /^api\/src\/resources\/(?:accounts|learners|family|consents)\//,
    ['accounts/sign-out', 'accounts/second-factor', 'family/family', 'family/players'],
  ],
  [/^api\/src\//, ['site/pages', 'operations/process', 'play/attempts', 'play/day']],
  [/^api\/(?:contract|client)\//, ['play/day', 'play/attempts', 'site/pages', 'payments/payments', 'classes/classes']],
  [
    /^(?:design-system|tests\/support|tools\/(?:build|federation))\//,
    ['site/pages', 'site/header', 'site/preferences', 'play/day'],
  ],
];

/** Returns Playwright's filters for the end-to-end specs that changes to these files can break. @param {readonly string[]} files */
export function affectedSpecs(files) {
  const own = files.filter((file) => /^tests\/e2e\/.+\.spec\.ts$/.test(file));
  const names = files.flatMap((file) => specsByFolder.find(([folder]) => folder.test(file))?.[1] ?? []);
  return [...new Set([...own, ...names.map((name) => `e2e/${name}`)])];
}
