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
  'mf-game/phrases': ['engine', 'contract', 'design-system'],
  'mf-game': ['engine', 'phrases', 'client', 'contract', 'design-system'],
  'mf-account': ['engine', 'phrases', 'client', 'contract', 'design-system'],
  'mf-admin': ['engine', 'phrases', 'client', 'contract', 'design-system'],
  shell: ['client', 'contract', 'design-system', 'mf-game', 'mf-account', 'mf-admin'],
};

/** Packages that the shell loads at run time. @type {readonly string[]} */
export const remotes = ['mf-game', 'mf-account', 'mf-admin'];
