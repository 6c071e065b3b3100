import type { CorrectAnswer } from './problem/problem.ts';

/**
 * What an entry means to a person.
 * `hundredths` is the number times 100: cents for money, count x 100 for counts.
 */
export type Reading =
  | { readonly kind: 'empty' }
  /** Not a number; `text` is what was typed. */
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'number'; readonly hundredths: number }
  /** Two people would read it differently, for example `1,234` or `1.234`: ask, do not grade. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [number, number] };

/** Reads what was typed by the published answer contract (docs/answer-contract.md). */
export declare function readAnswer(text: string, unit: CorrectAnswer['unit']): Reading;

/** True when the number is within 0.01 of the right one (specification 001, section 5). */
export declare function isCorrect(hundredths: number, answer: CorrectAnswer): boolean;
