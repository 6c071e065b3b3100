import { isSuggestedNickname } from '@countertop/contract/family/nicknames';
import { ApiError } from '../../platform/errors/ApiError.ts';

/** Why a nickname should not be used. Only a full name can be confirmed: it may be a first name of two words. */
export type NicknameRisk = 'full_name' | 'contact' | 'rude';

/** A short list: a nickname is only seen by the family that chose it. Whole words, because names may begin like them. */
const rude =
  /^(?:arsehole|asshole|bastard|bitch|bollock|cunt|fag|faggot|fuck|hitler|nazi|nigga|nigger|penis|piss|porn|pussy|rapist|shit|slut|tits|twat|vagina|wank|whore)(?:s|es|y|ed|er|ers|ing|face|head)?$/;
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
  '!': 'i',
};

/** Returns the words of a name in lower case, without accents and with disguised letters restored. */
function plainWords(name: string): string[] {
  const letters = [...name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()];
  return letters
    .map((letter) => disguises[letter] ?? letter)
    .join('')
    .split(/[^\p{L}]+/u);
}

function isRude(name: string): boolean {
  const words = plainWords(name);
  // Letters with spaces between them are one word as well.
  words.push(words.join(''));
  return words.some((word) => rude.test(word));
}

/** At least seven digits in a row, however they are grouped. */
const phone = /\d(?:[\s().+/-]*\d){6}/;
const address = /\S@\S|\bwww\.|\.(?:com|net|org)\b/i;
/** Two words that begin with a capital letter. An initial is no word: "Mia B." says little. */
const twoNames = /^\p{Lu}[\p{L}'’-]+\s+(?:\p{L}+\s+)?\p{Lu}[\p{L}'’-]+$/u;

/** Returns what is wrong with a nickname; null if nothing is. */
export function riskOf(name: string): NicknameRisk | null {
  if (isSuggestedNickname(name)) return null;
  if (phone.test(name) || address.test(name)) return 'contact';
  if (isRude(name)) return 'rude';
  return twoNames.test(name) ? 'full_name' : null;
}

const sentences: Readonly<Record<NicknameRisk, string>> = {
  full_name: 'This looks like a full name. Use a nickname or a first name, or confirm that it is not a full name.',
  contact: 'This looks like an address or a phone number. Use a nickname or a first name.',
  rude: 'Choose a friendlier name.',
};

/** Returns a nickname without surrounding spaces. Throws `ApiError` 422 if it should not be used. */
export function safeNickname(given: string, isConfirmed: boolean): string {
  const name = given.trim();
  const risk = riskOf(name);
  if (risk === null || (risk === 'full_name' && isConfirmed)) return name;
  throw new ApiError('unsafe_nickname', sentences[risk], { nickname: risk });
}
