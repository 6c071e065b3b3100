import { expect, it } from 'vitest';
import { filesUnder, sourceFolders, textOf } from '../support/sources.ts';

/** Words that take a listener's time and say nothing. */
const fillers =
  /\b(please|not known yet|simply|basically|actually|of course|kindly|successfully|in order to|note that|oops)\b/i;

/** A message that only screen readers say, by its key, with its text. */
const spokenMessage =
  /'(?:announce\.|spoken\.|[\w.]+\.(?:spoken\.|announcement'))[^:\n]*:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;
/** The sentences of a component's docs about what screen readers announce. Each is proven by a test. */
const announcedSentences = /\btext:\s*'(?:[^'\\]|\\.)*'/g;

const spokenIn = (file: string, source: string) =>
  source.match(file.endsWith('.docs.ts') ? announcedSentences : spokenMessage) ?? [];
const fillersIn = (file: string, source: string) =>
  spokenIn(file, source)
    .filter((text) => fillers.test(text))
    .map((text) => `${file}: ${text}`);

const files = sourceFolders
  .flatMap(filesUnder)
  .filter((file) => /\.(messages|docs)\.ts$/.test(file))
  .map((file) => ({ file, source: textOf(file) }));

it('finds filler words in planted texts', () => {
  const message =
    "export const en = {\n  'announce.arrived':\n    'Please look: {name} sits down.',\n  'name.help': 'Please wait.',\n};\n";
  const docs =
    "export const docs = {\n  alsoCalled: ['please wait'],\n  announced: [{ text: '“The total is not known yet”.' }],\n};\n";

  expect(fillersIn('a.messages.ts', message)).toHaveLength(1);
  expect(fillersIn('A.docs.ts', docs)).toHaveLength(1);
});

it('has no filler words in what only screen readers say', () => {
  const spoken = files.flatMap(({ file, source }) => spokenIn(file, source).map(() => file));

  expect(spoken).toContain('mf-game/src/announcements/announcements.messages.ts');
  expect(spoken).toContain('mf-game/phrases/src/phrases.messages.ts');
  expect(spoken).toContain('mf-game/src/start/start.messages.ts');
  expect(spoken).toContain('mf-game/src/dialogs/inventory/inventory.messages.ts');
  expect(spoken.filter((file) => file.endsWith('.docs.ts')).length).toBeGreaterThan(80);
  expect(files.flatMap(({ file, source }) => fillersIn(file, source))).toEqual([]);
});
