import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoryCode } from '../../.storybook/docgen/docgen.ts';
import { readStoryCode } from '../../.storybook/docgen/readStoryCode.ts';
import { root } from '../support/planted.ts';

const folder = path.join(root, '.cache/story-code');

/** Type-checks code as a user of the package would, and returns the compiler's messages. */
function compile(code: StoryCode): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, text] of Object.entries(code)) writeFileSync(path.join(folder, `${id}.tsx`), `${text}\nexport {};\n`);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../design-system/tsconfig.json',
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      include: ['*.tsx', '../../design-system/src/**/*.d.ts'],
      files: [],
    }),
  );
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the code of the stories', () => {
  let code: StoryCode;
  beforeAll(async () => {
    code = await readStoryCode(root);
  });

  it('is there for most stories', () => {
    expect(Object.keys(code).length).toBeGreaterThan(450);
  });

  it('imports from the package and contains no test helpers', () => {
    const unusable = Object.entries(code).filter(([, text]) => /\bfn\(|from '\.|\bmeta\.story\b|\bargs\b/.test(text));

    expect(unusable.map(([id]) => id)).toEqual([]);
  });

  it('compiles', () => {
    const messages = compile({ ...code, planted: 'const wrong: number = "one";' });

    expect(messages.filter((message) => message.startsWith('.cache'))).toEqual([
      expect.stringContaining('planted.tsx'),
    ]);
  });

  it('writes the values of the args into the elements', () => {
    expect(code['controls-button--danger']).toContain(`<div style={row}>
  <Button variant="outline">Keep Leo</Button>
  <Button onPress={() => {}} tone="danger">
    Remove Leo
  </Button>
</div>;`);
  });
});
