// @ts-check

/**
 * Packages by folder, and the packages of this repository that each may import. The linter enforces it; `package.json` files and
 * docs/architecture.md are checked against it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const mayImport = {
  'mf-game/engine': [],
  'api/contract': ['engine'],
  'api/client': ['contract'],
  'design-system': [],
  api: ['contract', 'engine'],
  'shell/routes': ['contract', 'design-system'],
  'mf-game/phrases': ['engine', 'contract', 'design-system', 'routes'],
  'mf-game': ['engine', 'phrases', 'client', 'contract', 'design-system', 'routes'],
  'mf-account': ['engine', 'phrases', 'client', 'contract', 'design-system', 'routes'],
  'mf-admin': ['engine', 'phrases', 'client', 'contract', 'design-system', 'routes'],
  shell: ['client', 'contract', 'design-system', 'routes', 'mf-game', 'mf-account', 'mf-admin'],
};

/**
 * Folders of `api/src/resources` in their order: each may import those before it.
 * @type {readonly string[]}
 */
export const resources = [
  // Of nobody.
  'menu',
  'events',
  'feedback',
  'impact',
  'policy-reports',
  'refusals',
  'erasure',
  'early-access',
  // Of an account.
  'people',
  'accounts',
  'audit',
  'payments',
  'support',
  // Of a learner.
  'learners',
  'consents',
  'progress',
  'awards',
  'attempts',
  'reviews',
  'settings',
  'weekly-mail',
  // Of a family or a class.
  'family',
  'play-limits',
  'classes',
  'class-lessons',
  // Of all of them.
  'reports',
  'data-export',
  'retention',
];

/** Packages that the shell loads at run time. @type {readonly string[]} */
export const remotes = ['mf-game', 'mf-account', 'mf-admin'];
