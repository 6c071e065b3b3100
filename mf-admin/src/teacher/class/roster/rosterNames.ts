/** A child of a list: the name, and the last name if a column holds it. The last name only tells children of one first name apart. */
export interface ListedChild {
  readonly given: string;
  readonly last: string;
}

/** "1. Ada", "(2) Ben", "• Cleo" and "4 Dan". */
const listMark = /^(?:\(?\d{1,3}[.):\]]+|[•·▪◦‣∙*]|[-–—](?= )|\d{1,3}(?= ?[-–—] | (?=\p{L})))\s*[-–—]?\s*/u;
const suffix = /^(?:jr|sr|ii|iii|iv|phd|md)\.?$/iu;

/** Returns a name without the number or bullet of a list. */
export const withoutListMark = (name: string): string => name.replace(listMark, '');

const isUpperCase = (word: string) =>
  (word.match(/\p{L}/gu)?.length ?? 0) > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** Writing without a space between family and first name. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Returns the child of 王小明 or 김민준: the family name comes first and has one character, or two of four. */
export function childOfWholeName(name: string): ListedChild {
  const characters = [...name];
  if (!eastAsian.test(name) || characters.length < 2 || characters.length > 4) return childOf(name);
  const familyLength = characters.length === 4 ? 2 : 1;
  return { given: characters.slice(familyLength).join(''), last: characters.slice(0, familyLength).join('') };
}

/** Returns the child of "Okafor, Ada", "OKAFOR Ada" or 王 小明. In "Ada Okafor" only a teacher can tell what the last name is. */
export function childOf(name: string): ListedChild {
  const [first = '', ...others] = withoutListMark(name)
    .split(/\s*[,，、،]\s*/u)
    .filter((part) => part !== '' && !suffix.test(part));
  const [given] = others;
  if (given !== undefined) return { given, last: first };
  const words = first.split(' ');
  const upper = words.filter(isUpperCase);
  if (upper.length > 0 && upper.length < words.length)
    return { given: words.filter((word) => !isUpperCase(word)).join(' '), last: upper.join(' ') };
  const [family = '', ...rest] = words;
  if (rest.length > 0 && words.every((word) => eastAsian.test(word))) return { given: rest.join(' '), last: family };
  return { given: first, last: '' };
}

/** Returns the child of "Ada, Okafor" below a heading that says that the first name comes first. */
export function childOfGivenFirst(name: string): ListedChild {
  const [given = '', last] = withoutListMark(name).split(/\s*,\s*/u);
  return last === undefined ? childOf(name) : { given, last };
}

/**
 * Returns the child of "Rossi Mario" below a heading that says that the last name comes first. Only the last word is certain not to belong
 * to it: "García López Lucía". The words of Иванова Анна Петровна have fixed places.
 */
export function childOfFamilyFirst(name: string): ListedChild {
  const child = childOf(name);
  const words = child.given.split(' ');
  if (child.last !== '' || words.length < 2) return child;
  const at = /^\p{Script=Cyrillic}/u.test(name) ? 1 : words.length - 1;
  return { given: words[at] ?? '', last: words.slice(0, at).join(' ') };
}

/** Returns the first names of children. Those who share one get the initial of their last name. */
export function firstNames(children: readonly ListedChild[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { given } of children) {
    const key = given.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return children.map(({ given, last }) => {
    const [initial] = last;
    const isAlone = counts.get(given.toLowerCase()) === 1;
    return isAlone || initial === undefined || !/\p{L}/u.test(initial) ? given : `${given} ${initial.toUpperCase()}.`;
  });
}
