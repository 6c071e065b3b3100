import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { plant, type Planted } from '../support/planted.ts';

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string(), message: z.string() })),
});

const style = (lines: string) => `import { css } from '@emotion/react';\nexport const box = css({ ${lines} });\n`;
const inline = (lines: string) => `export const Box = () => <div style={{ ${lines} }}>x</div>;\n`;

/** Styles with physical properties, and the replacement that the rule suggests. */
const physical = {
  'tools/width.styles.ts': [style('width: 4'), 'inlineSize'],
  'tools/minimum.styles.ts': [style("minHeight: '44px'"), 'minBlockSize'],
  'tools/left.styles.ts': [style('left: 0'), 'insetInlineStart'],
  'tools/margin.styles.ts': [style("marginRight: '1rem'"), 'marginInlineEnd'],
  'tools/kebab.styles.ts': [style("'padding-left': '1rem'"), 'paddingInlineStart'],
  'tools/border.styles.ts': [style("borderTopColor: 'red'"), 'borderBlockStartColor'],
  'tools/corner.styles.ts': [style("borderTopLeftRadius: '3px'"), 'borderStartStartRadius'],
  'tools/corners.styles.ts': [style("borderRadius: '3px 0 0 3px'"), 'Corners'],
  'tools/nested.styles.ts': [style("'&[data-hovered]': { '& > svg': { height: 4 } }"), 'blockSize'],
  'tools/aligned.styles.ts': [style("textAlign: 'left'"), "'start'"],
  'tools/four.styles.ts': [style("padding: '1px 2px 3px 4px'"), 'inline start and end'],
  'tools/template.styles.ts': [`const a = '1px';\n${style('margin: `0 ${a} 0 2px`')}`, 'inline start and end'],
  'tools/inline.tsx': [inline('maxWidth: 380'), 'maxInlineSize'],
  'tools/emotion.tsx': ['export const Box = () => <div css={{ top: 0 }}>x</div>;\n', 'insetBlockStart'],
  'tools/call.tsx': [style('bottom: 0'), 'insetBlockEnd'],
  'tools/typed.ts': [
    "import type { CSSObject } from '@emotion/react';\nexport const box: CSSObject = { right: 0 };\n",
    'insetInlineEnd',
  ],
} as const satisfies Record<string, readonly [string, string]>;

/** Code that only looks like a violation. */
const allowed = {
  'tools/logical.styles.ts': style("inlineSize: '100%', insetInlineStart: 0, textAlign: 'start', overflowX: 'auto'"),
  'tools/even.styles.ts': style("padding: '1px 2px 3px 2px', borderRadius: '3px 3px 0 0', margin: '0 auto'"),
  'tools/media.styles.ts': style("'@media (max-width: 720px)': { transform: 'translateY(4px)' }, '--left': '0'"),
  'tools/drawing.tsx': 'export const Dot = () => <svg width="4" height={4} viewBox="0 0 4 4" aria-hidden="true" />;\n',
  'tools/data.ts': 'export const size = { width: 4, height: 4, left: 0 };\n',
};

describe('the lint rule for logical properties', () => {
  let planted: Planted;
  let found: readonly z.infer<typeof report>['diagnostics'][number][];

  beforeAll(() => {
    const broken = Object.fromEntries(Object.entries(physical).map(([file, [text]]) => [file, text]));
    planted = plant({ ...broken, ...allowed }, ['oxlint.config.mjs', 'config/layers.mjs', 'tsconfig.json']);
    const { output } = planted.run('oxlint', '--config', 'oxlint.config.mjs', '--format', 'json');
    found = report.parse(JSON.parse(output.slice(output.indexOf('{')))).diagnostics;
  });

  afterAll(() => {
    planted.remove();
  });

  const reports = (file: string) =>
    found.filter(({ code, filename }) => code === 'logical(properties)' && filename === file);

  it.each(Object.entries(physical))('reports %s', (file, [, advice]) => {
    expect(reports(file).map(({ message }) => message)).toEqual([expect.stringContaining(advice)]);
  });

  it.each(Object.keys(allowed))('accepts %s', (file) => {
    expect(reports(file)).toEqual([]);
  });
});
