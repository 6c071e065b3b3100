import { describe, expect, it } from 'vitest';
import { filesUnder, sourceFolders, textOf } from '../support/sources.ts';

const rowPattern = /^\| `(\d+\.\d+\.\d+)` \| [^|]+ \| (met|partly met|not applicable|not met)(.*) \|$/gm;
const isTestFile = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

const rows = [...textOf('docs/security.md').matchAll(rowPattern)].map(([, id = '', verdict = '', why = '']) => ({
  id,
  verdict,
  why,
}));

/** Returns the requirements that test names mention, such as `6.3.3` for `v5.0.0-6.3.3`. */
function testedRequirements(): ReadonlySet<string> {
  const files = [...sourceFolders.flatMap((folder) => filesUnder(folder)), ...filesUnder('tests')].filter(isTestFile);
  const names = files.flatMap((file) => textOf(file).match(/['"`].*v5\.0\.0-\d.*['"`]/g) ?? []);
  return new Set(names.flatMap((name) => name.match(/(?<=v5\.0\.0-)\d[\d.]*\d/g) ?? []));
}

describe('the table in docs/security.md', () => {
  it('has a test for each requirement that is met, and none for the others', () => {
    const tested = testedRequirements();
    const claimed = rows.filter(({ verdict }) => verdict === 'met' || verdict === 'partly met').map(({ id }) => id);

    expect(claimed.length).toBeGreaterThan(45);
    expect(claimed.filter((id) => !tested.has(id))).toEqual([]);
    expect([...tested].filter((id) => !claimed.includes(id))).toEqual([]);
  });

  it('gives a reason for each requirement that is not fully met', () => {
    const unexplained = rows.filter(({ verdict, why }) => verdict !== 'met' && !/^: .{20,}/.test(why));

    expect(unexplained).toEqual([]);
  });

  it('has each requirement once, in the expected format', () => {
    const lines = /(?<=## What is checked)[^]+?(?=\n## |$)/.exec(textOf('docs/security.md'))?.[0] ?? '';

    expect(lines.match(/^\| `/gm)?.length).toBe(rows.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
