import { type GameSpeed, gameSpeeds } from '../play/floor/gameSpeeds.ts';
import { type AgeBand, ageBands } from '../problems/band.ts';
import { type ProblemType, problemTypes } from '../problems/problem.ts';
import { rulesVersion } from '../problems/rulesVersion.ts';

/** A game in which every child gets the same problems in the same order. Its code contains all of it. */
export interface Lesson {
  /** Version of the rules that the lesson was made with. */
  readonly rules: number;
  /** Integer from 0 to 4294967295. */
  readonly seed: number;
  readonly band: AgeBand;
  /** Types of problems that are asked: at least one, in the order of `problemTypes`. */
  readonly types: readonly ProblemType[];
  /** Number of orders. */
  readonly count: number;
  readonly speed: GameSpeed;
  /** Whether hints can be shown. */
  readonly hints: boolean;
}

/** Fewest and most orders of a lesson. */
export const lessonCounts = { least: 5, most: 30 } as const;

/** Why a code can't be played. A lesson of earlier rules can be. */
export type LessonError = 'invalid' | 'later_rules';

/** Crockford's Base32: digits and letters that can't be confused when they are read aloud or copied by hand. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [bitsPerSymbol, codeLength, groupLength] = [5, 12, 4];

/** Adds a symbol to a checksum. Any single wrong symbol, and any two adjacent ones that are swapped, change the result. */
function withSymbol(sum: number, symbol: number): number {
  // Multiplies by x in the field of 32 elements, where x^5 = x^2 + 1.
  const doubled = (sum << 1) ^ (sum & 16 ? 0b100101 : 0);
  return doubled ^ symbol;
}

const checksum = (values: readonly number[]): number => values.reduce(withSymbol, 0);

/** Width in bits of each field after the version of the rules, 50 bits in total. */
const widths = { seed: 32, band: 2, types: 4, count: 5, speed: 3, hints: 1, unused: 3 } as const;

const bits = (value: number, width: number): string => value.toString(2).padStart(width, '0');

/** Returns the code of a lesson, for example `2MYW-PSQK-4WR6`: the version of the rules, the lesson, and a checksum. */
export function lessonCode({ rules, seed, band, types, count, speed, hints }: Lesson): string {
  const payload = [
    bits(seed, widths.seed),
    bits(ageBands.indexOf(band), widths.band),
    problemTypes.map((type) => (types.includes(type) ? '1' : '0')).join(''),
    bits(count - lessonCounts.least, widths.count),
    bits(gameSpeeds.indexOf(speed), widths.speed),
    bits(Number(hints), widths.hints),
    bits(0, widths.unused),
  ].join('');
  const values = [rules];
  for (let at = 0; at < payload.length; at += bitsPerSymbol)
    values.push(Number.parseInt(payload.slice(at, at + bitsPerSymbol), 2));
  const code = [...values, checksum([...values, 0])].map((value) => symbols[value]).join('');
  return [0, 1, 2].map((group) => code.slice(group * groupLength, (group + 1) * groupLength)).join('-');
}

/** Returns the lesson of a code. Case, spaces, hyphens, and `O`, `I` and `L` for 0 and 1 don't matter. */
export function readLesson(code: string): Lesson | LessonError {
  const text = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const values = Array.from(text, (symbol) => symbols.indexOf(symbol));
  const [rules = 0] = values;
  if (values.includes(-1) || values.length < 2 || checksum(values) !== 0 || rules === 0) return 'invalid';
  if (rules > rulesVersion) return 'later_rules';
  return values.length === codeLength ? (lessonOf(rules, values.slice(1, -1)) ?? 'invalid') : 'invalid';
}

function lessonOf(rules: number, values: readonly number[]): Lesson | null {
  const payload = values.map((value) => bits(value, bitsPerSymbol)).join('');
  let at = 0;
  const field = (name: keyof typeof widths): number => {
    at += widths[name];
    return Number.parseInt(payload.slice(at - widths[name], at), 2);
  };
  const seed = field('seed');
  const band = ageBands[field('band')];
  const chosen = bits(field('types'), widths.types);
  const types = problemTypes.filter((_, index) => chosen[index] === '1');
  const count = lessonCounts.least + field('count');
  const speed = gameSpeeds[field('speed')];
  const hints = field('hints') === 1;
  const isKnown = types.length > 0 && count <= lessonCounts.most && field('unused') === 0;
  return band === undefined || speed === undefined || !isKnown
    ? null
    : { rules, seed, band, types, count, speed, hints };
}
