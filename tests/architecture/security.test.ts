import { describe, expect, it } from 'vitest';
import { filesUnder, sourceFolders, textOf } from '../support/sources.ts';

const rowPattern = /^\| `(\d+\.\d+\.\d+)` \| [^|]+ \| (holds|in part|does not apply|not yet)(.*) \|$/gm;
const isTestFile = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

/** The rows of the table, with what is said of each. */
const rows = [...textOf('docs/security.md').matchAll(rowPattern)].map(([, id = '', verdict = '', why = '']) => ({
  id,
  verdict,
  why,
}));

/** The rows named in parentheses at the end of test titles, or at the beginning. */
function named(): ReadonlySet<string> {
  const files = [...sourceFolders.flatMap((folder) => filesUnder(folder)), ...filesUnder('tests')].filter(isTestFile);
  const titles = files.flatMap((file) =>
    [...textOf(file).matchAll(/['"`](?:v5\.0\.0-[\d.]+[:\s])+|\(v5\.0\.0-[^)'"`]+\)['"`]/g)].map(([start]) => start),
  );
  return new Set(titles.flatMap((title) => title.match(/(?<=v5\.0\.0-)[\d.]*\d/g) ?? []));
}

describe('the table of security', () => {
  it('has a test for each row that holds, and none for the others', () => {
    const proved = named();
    const claimed = rows.filter(({ verdict }) => verdict === 'holds' || verdict === 'in part').map(({ id }) => id);

    expect(claimed.length).toBeGreaterThan(45);
    expect(claimed.filter((id) => !proved.has(id))).toEqual([]);
    expect([...proved].filter((id) => !claimed.includes(id))).toEqual([]);
  });

  it('says why where a row does not hold whole', () => {
    const bare = rows.filter(({ verdict, why }) => verdict !== 'holds' && !/^: .{20,}/.test(why));

    expect(bare).toEqual([]);
  });

  it('has each row once, and no line that is no row', () => {
    const lines = /(?<=## What is checked)[^#]+/.exec(textOf('docs/security.md').replaceAll('`#`', ''))?.[0] ?? '';

    expect(lines.match(/^\| `/gm)?.length).toBe(rows.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
