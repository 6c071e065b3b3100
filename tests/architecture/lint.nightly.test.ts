import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { plant, type Planted } from '../support/planted.ts';

// Each test runs a whole tool while other tests run.

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

/** For each rule of the project, and for import cycles, a file that violates it. */
const ruleBreakers = {
  'import(no-cycle)': ['tools/one.ts', "import { two } from './two.ts';\nexport const one = (): number => two();\n"],
  'waits(none)': [
    'tests/e2e/wait.spec.ts',
    "import { test } from '../support/test.ts';\n\ntest('waits', async ({ page }) => {\n  await page.waitForTimeout(1000);\n});\n",
  ],
  'reads-once(expectations)': [
    'design-system/src/once.a11y.test.tsx',
    "import { expect, it } from 'vitest';\n\nit('reads once', async () => {\n  expect((await Promise.resolve([1]))[0]).toBe(1);\n});\n",
  ],
  'bare-text(own-element)': [
    'tools/bareText.tsx',
    'export const Count = ({ isNew }: { isNew: boolean }) => (\n  <p>\n    {isNew && <b>New</b>}\n    3 orders\n  </p>\n);\n',
  ],
} as const satisfies Record<string, readonly [string, string]>;

/** For each row of the layer table, an import that it forbids. */
const importBreakers = {
  'engine imports a library': ['mf-game/engine/src/a.ts', 'react'],
  'engine imports the contract': ['mf-game/engine/src/b.ts', '@countertop/contract/play/menu'],
  'contract imports the client': ['api/contract/src/a.ts', '@countertop/client/shared/call'],
  'contract imports Node': ['api/contract/src/b.ts', 'node:fs'],
  'client imports the engine': ['api/client/src/a.ts', '@countertop/engine/play/game'],
  'client imports the design system': ['api/client/src/b.ts', '@countertop/design-system/Button'],
  'design system imports the client': ['design-system/src/a.ts', '@countertop/client/shared/call'],
  'api imports the design system': ['api/src/a.ts', '@countertop/design-system/tokens'],
  'api imports the client': ['api/src/b.ts', '@countertop/client/shared/call'],
  'the platform imports a resource': ['api/src/platform/http/a.ts', '../../resources/menu/menu.service.ts'],
  'the platform imports the routes': ['api/src/platform/http/b.ts', '../../routes.ts'],
  'a page imports a resource': ['api/src/web/a.ts', '../resources/menu/menu.service.ts'],
  'a resource imports a later one': ['api/src/resources/accounts/a.ts', '../classes/classEnd.ts'],
  'a folder in a resource imports a later one': ['api/src/resources/accounts/deep/a.ts', '../../classes/classEnd.ts'],
  'a resource imports the routes': ['api/src/resources/classes/b.ts', '../../routes.ts'],
  'mf-game imports another remote': ['mf-game/src/a.ts', '@countertop/mf-account/ProfilePage'],
  'mf-account imports another remote': ['mf-account/src/a.ts', '@countertop/mf-game/GamePage'],
  'the routes import the client': ['shell/routes/src/a.ts', '@countertop/client/shared/call'],
  'the phrases import the client': ['mf-game/phrases/src/a.ts', '@countertop/client/shared/call'],
  'mf-admin imports another remote': ['mf-admin/src/a.ts', '@countertop/mf-game/GamePage'],
  'shell imports the engine': ['shell/src/a.ts', '@countertop/engine/play/game'],
  'shell imports a remote as a value': ['shell/src/b.ts', '@countertop/mf-game/GamePage'],
  'an app imports react-aria-components': ['mf-game/src/b.ts', 'react-aria-components'],
} as const satisfies Record<string, readonly [string, string]>;

/** For each row of the layer table, an import that it allows. */
const allowed = {
  'mf-game/engine/src/ok.ts': "export { wholeNumber } from './random.ts';\n",
  'api/contract/src/ok.ts': "export { tiers } from '@countertop/engine/problems/band';\n",
  'api/client/src/ok.ts': "export { menuItems } from '@countertop/contract/play/menu';\n",
  'design-system/src/ok.ts': "export { Button } from 'react-aria-components';\n",
  'api/src/ok.ts':
    "export { tiers } from '@countertop/engine/problems/band';\nexport { menuItems } from '@countertop/contract/play/menu';\n",
  'api/src/resources/classes/ok.ts':
    "export { insertAccount } from '../people/insertAccount.ts';\nexport { handle } from '../../platform/http/handle.ts';\n",
  'mf-game/src/ok.ts':
    "export { next } from '@countertop/engine/play/game';\nexport { Button } from '@countertop/design-system/Button';\n",
  'mf-game/phrases/src/ok.ts':
    "export { tiers } from '@countertop/engine/problems/band';\nexport { Button } from '@countertop/design-system/Button';\n",
  'mf-account/src/ok.ts':
    "export { call } from '@countertop/client/shared/call';\nexport { phraseText } from '@countertop/phrases/phraseText';\n",
  'mf-admin/src/ok.ts': "export { call } from '@countertop/client/shared/call';\n",
  'shell/src/ok.ts':
    "import type { GamePage } from '@countertop/mf-game/GamePage';\nexport type Page = typeof GamePage;\n",
};

const support = {
  'tools/two.ts': "import { one } from './one.ts';\nexport const two = (): number => one();\n",
  'tools/tsconfig.json': JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: { lib: ['ES2023', 'DOM'] },
    include: ['.'],
  }),
};

const value = (specifier: string) => `import * as thing from '${specifier}';\nexport const used = thing;\n`;

describe('the linter', () => {
  let planted: Planted;
  let found: ReadonlySet<string>;

  beforeAll(() => {
    const rules = Object.fromEntries(Object.values(ruleBreakers));
    const imports = Object.fromEntries(Object.values(importBreakers).map(([file, from]) => [file, value(from)]));
    planted = plant({ ...rules, ...imports, ...allowed, ...support }, [
      'oxlint.config.mjs',
      'config/layers.mjs',
      'tsconfig.json',
    ]);
    const { output } = planted.run('oxlint', '--config', 'oxlint.config.mjs', '--format', 'json');
    const { diagnostics } = report.parse(JSON.parse(output.slice(output.indexOf('{'))));
    found = new Set(diagnostics.map(({ code, filename }) => `${code} ${filename}`));
  });

  afterAll(() => {
    planted.remove();
  });

  it.each(Object.entries(ruleBreakers))('reports %s', (rule, [file]) => {
    expect([...found].filter((line) => line.endsWith(` ${file}`))).toContain(`${rule} ${file}`);
  });

  it.each(Object.entries(importBreakers))('reports that %s', (_, [file]) => {
    expect(found).toContain(`eslint(no-restricted-imports) ${file}`);
  });

  it.each(Object.keys(allowed))('allows the imports of %s', (file) => {
    expect(found).not.toContain(`eslint(no-restricted-imports) ${file}`);
  });
});
