import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const components = fileURLToPath(new URL('..', import.meta.url));

/** Files whose `description` is the label of an option, or is passed on to a component in the list. */
const partsOfOthers = ['Menu/Menu.tsx', 'Select/Choice.tsx', 'TextField/FieldNotes.tsx'];

it('tests the description of each component that takes one', () => {
  const tested = readFileSync(new URL('descriptions.nightly.a11y.test.tsx', import.meta.url), 'utf8');

  const takesDescription = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .filter((file) => /^ {2}description\?: /m.test(readFileSync(components + file, 'utf8')));

  expect(takesDescription.length).toBeGreaterThan(10);
  expect(takesDescription.filter((file) => !tested.includes(`'${file}'`) && !partsOfOthers.includes(file))).toEqual([]);
});
