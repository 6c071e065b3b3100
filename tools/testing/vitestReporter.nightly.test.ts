import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../run.mjs';
import { vitestStep } from '../steps.mjs';
import { runStep } from './runStep.mjs';

it('counts the tests of Vitest, and a file that cannot be loaded', async () => {
  const folder = path.join(root, 'node_modules/.cache/countertop-planted');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(
    path.join(folder, 'a.test.ts'),
    `it('adds', () => expect(1 + 1).toBe(2)); it('is broken', () => expect(1).toBe(2));`,
  );
  writeFileSync(path.join(folder, 'b.test.ts'), `throw new Error('Cannot be loaded');`);

  const { passed, failures } = await runStep(vitestStep('planted', [], [`--root=${folder}`, '--globals']));

  expect(passed).toBe(1);
  expect(failures.map(({ title }) => title).toSorted()).toEqual(['', 'is broken']);
  expect(failures.find(({ title }) => title === 'is broken')?.alone).toBe(
    "npm test -- planted a.test.ts -t 'is broken'",
  );
});
