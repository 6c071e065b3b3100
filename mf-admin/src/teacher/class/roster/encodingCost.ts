import type { Encoding } from './encodings.ts';

interface Alphabet {
  /** Small letters of some languages besides a to z. */
  readonly letters: string;
  /** Cost of a language that few files are in. */
  readonly cost?: number;
}

const western: readonly Alphabet[] = [{ letters: 'àâæçéèêëîïôœùûüÿäößáíñóúìòåøª' }];
const alphabets: Partial<Record<Encoding, readonly Alphabet[]>> = {
  'windows-1252': [...western, { letters: 'ãõáâàçéêíóôúü' }, { letters: 'áéíóúýþðæö', cost: 0.5 }],
  'windows-1254': [{ letters: 'çğıi̇öşüâîû' }],
  'windows-1250': [
    { letters: 'ąćęłńóśźż' },
    { letters: 'áčďéěíňóřšťúůýžäôĺľŕ' },
    { letters: 'áéíóöőúüű' },
    { letters: 'ăâîşţ' },
    { letters: 'čćđšž' },
  ],
  'windows-1257': [{ letters: 'ąčęėįšųūž' }, { letters: 'āčēģīķļņšūž' }, { letters: 'äõöüšž' }],
  macintosh: western,
  ibm850: western,
};

/** Lead bytes from which characters are rare in names, of encodings with two bytes for a character. */
const commonLeads: Partial<Record<Encoding, readonly [from: number, to: number]>> = {
  'euc-kr': [0xb0, 0xc8],
  gb18030: [0xb0, 0xd7],
  shift_jis: [0x82, 0x97],
  big5: [0xa4, 0xc6],
};

const ascii = /^[\0-\x7F]*$/;
const latin = /\p{Script=Latin}/u;

/** Characters that names never contain, with the cost of each. */
const oddities: readonly (readonly [RegExp, number])[] = [
  [/[\x80-\x9F\uE000-\uF8FF\uFFFD]/gu, 10],
  // Symbols and punctuation, but for O’Brien and d’Angelo.
  [/(?<!^\p{L}{1,2})[’‘]|[’‘](?!\p{L})|[^\p{L}\p{M}\0-\x7F’‘]/gu, 3],
  [/^\p{M}/gu, 3],
  // Latin letters next to those of another script.
  [/\p{Script=Latin}(?=(?!\p{Script=Latin})\p{L})|(?!\p{Script=Latin})\p{L}(?=\p{Script=Latin})/gu, 3],
  // Half-width katakana.
  [/[\uFF61-\uFF9F]/gu, 2],
  [/\p{Ll}(?=\p{Lu})|(?!\p{Script=Latin})\p{Lu}{2,}\p{Ll}/gu, 2],
  // Hebrew final letters.
  [/[ךםןףץ](?=\p{L})/gu, 2],
  [/(?=[^\0-\x7F])\p{Script=Latin}(?=(?=[^\0-\x7F])\p{Script=Latin})/gu, 1],
  // In Portuguese, an e follows.
  [/õ(?!e)/gu, 1],
  // Names in other scripts with small and capital letters have both.
  [/^(?!\p{Script=Latin})(?:\p{Ll}|\p{Lu}+$)/gu, 0.3],
];

/** Returns how many words have letters that the best of these alphabets doesn't have. */
function foreignWords(words: readonly string[], options: readonly Alphabet[]): number {
  const costs = options.map(({ letters, cost = 0 }) => {
    const known = new Set(letters);
    const isForeign = (word: string) =>
      [...word.toLowerCase()].some((letter) => latin.test(letter) && !ascii.test(letter) && !known.has(letter));
    return cost + words.filter(isForeign).length;
  });
  return Math.min(...costs);
}

function rareCharacters(bytes: Uint8Array, [from, to]: readonly [number, number]): number {
  let rare = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    if (byte < from || byte > to) rare += 1;
    index += 1;
  }
  return rare;
}

/** Returns how little a text looks like names: 0 if nothing speaks against it. */
export function costOf(text: string, encoding: Encoding, bytes: Uint8Array): number {
  const words = [...new Set(text.split(/[\s,;|"]+/u))].filter((word) => !ascii.test(word) && !/^[–—•·…]+$/u.test(word));
  const odd = words.reduce(
    (sum, word) => oddities.reduce((cost, [pattern, each]) => cost + each * (word.match(pattern)?.length ?? 0), sum),
    0,
  );
  const options = alphabets[encoding];
  const leads = commonLeads[encoding];
  return odd + (options ? foreignWords(words, options) : 0) + (leads ? rareCharacters(bytes, leads) : 0);
}
