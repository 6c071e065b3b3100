import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { plant, type Planted } from '../support/planted.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string(), message: z.string() })),
});

const style = (lines: string) => `import { css } from '@emotion/react';\nexport const box = css({ ${lines} });\n`;

/** A nested key that a browser would not take, or take for something else -> what the rule says of it. */
const broken = {
  'tools/state.styles.ts': [style("':hover': { color: 'red' }"), '`&:hover`'],
  'tools/child.styles.ts': [style("'> svg': { color: 'red' }"), '`& > svg`'],
  'tools/element.styles.ts': [style("li: { color: 'red' }"), '`& li`'],
  'tools/list.styles.ts': [style("'&:hover, :focus': { color: 'red' }"), '`&'],
  'tools/deep.styles.ts': [style("'@media print': { '&:hover': { b: { color: 'red' } } }"), '`& b`'],
  'tools/name.styles.ts': [style("'main > &': { color: 'red' }"), 'begins with a name'],
  'tools/pseudo.styles.ts': [style("'&::before': { '@media print': { color: 'red' } }"), 'pseudo-element'],
  'tools/call.tsx': [style("'[hidden]': { color: 'red' }"), '`&[hidden]`'],
} as const satisfies Record<string, readonly [string, string]>;

const allowed = {
  'tools/nested.styles.ts': style("'&:hover': { '& > svg, &::before': { color: 'red' } }, '[dir] &': { color: 'red' }"),
  'tools/brackets.styles.ts': style("':is(main, nav) > &': { color: 'red' }, '&:not(a, b)': { color: 'red' }"),
  'tools/at.styles.ts': style("'@container (min-width: 1rem)': { color: 'red' }"),
  'tools/steps.styles.ts':
    "import { keyframes } from '@emotion/react';\nexport const hop = keyframes({ '40%': { opacity: 0 }, to: { opacity: 1 } });\n",
  'tools/data.ts': 'export const size = { li: { width: 4 } };\n',
};

describe('the rule of nested styles', () => {
  let planted: Planted;
  let found: readonly z.infer<typeof report>['diagnostics'][number][];

  beforeAll(() => {
    const texts = Object.fromEntries(Object.entries(broken).map(([file, [text]]) => [file, text]));
    planted = plant({ ...texts, ...allowed }, ['.oxlintrc.json', 'tsconfig.json']);
    const { output } = planted.run('oxlint', '--format', 'json');
    found = report.parse(JSON.parse(output.slice(output.indexOf('{')))).diagnostics;
  });

  afterAll(() => {
    planted.remove();
  });

  const said = (file: string) => found.filter(({ code, filename }) => code === 'nesting(keys)' && filename === file);

  it.each(Object.entries(broken))('reports %s', (file, [, advice]) => {
    expect(said(file).map(({ message }) => message)).toEqual([expect.stringContaining(advice)]);
  });

  it.each(Object.keys(allowed))('has nothing against %s', (file) => {
    expect(said(file)).toEqual([]);
  });
});
