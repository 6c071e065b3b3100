import { expect, it } from 'vitest';
import { findTerms } from '../../tools/quality/language.mjs';

const found = (file: string, source: string) => findTerms(file, source).map(({ line, term }) => `${line} ${term}`);

it('finds a term in a name, a string, a comment and a file name, by line', () => {
  const source = "const a = 1;\nconst guestName = 'Ada';\n/** Asked anew. */\nconst label = 'Your guests';\n";

  expect(found('api/src/a.ts', source)).toEqual(['2 guest*', '3 anew', '4 guest*']);
  expect(found('mf-game/src/GuestList.tsx', 'export const a = 1;\n')).toEqual(['1 guest*']);
});

it('looks for words with an ordinary meaning in comments only', () => {
  expect(found('a.ts', "const text = 'Sit beside me';\n// Beside the table.\n")).toEqual(['2 beside']);
  expect(found('docs/a.md', '# Title\n\nThe file beside it.\n')).toEqual(['3 beside']);
});

it('finds docstrings that paraphrase', () => {
  const source = '/** What a table shows. */\nexport const a = 1;\n/** Who may call. */\nexport const b = 2;\n';

  expect(found('a.ts', source)).toEqual(['1 What a', '3 Who ']);
});

it('accepts plain comments, parts of longer words and listed exceptions', () => {
  const source =
    "/** Returns the names. What is true stays true. */\nconst suggestion = 'countertop.opinion.v1';\nconst siblings = 2;\n";

  expect(found('a.ts', source)).toEqual([]);
});
