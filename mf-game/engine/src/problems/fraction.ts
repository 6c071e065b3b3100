/** A fraction in lowest terms, below 1. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}
