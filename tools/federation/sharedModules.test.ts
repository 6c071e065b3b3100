import { expect, test } from 'vitest';
import { componentPaths, sharedModules, sharedVersions } from './sharedModules.mjs';

test('the host has a loader for every module that the build lists as shared, with the same version', async () => {
  Object.assign(globalThis, { SHARED_VERSIONS: sharedVersions(), COMPONENT_PATHS: componentPaths() });
  const host = await import('../../shell/src/federation/sharedModules.ts');

  const loaded = Object.entries(host.sharedModules).map(([request, { version }]) => ({ request, version }));
  const listed = sharedModules().map(({ request, version }) => ({ request, version }));

  expect(loaded).toEqual(expect.arrayContaining(listed));
  expect(loaded).toHaveLength(listed.length);
  expect(listed.every(({ version }) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
});
