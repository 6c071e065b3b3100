/** A fraction in lowest terms, below 1. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);
const divides = (divisor: number, value: number): boolean => value % divisor === 0;
const isLowest = (numerator: number, denominator: number): boolean =>
  !numbersTo(numerator).some((divisor) => divisor > 1 && divides(divisor, numerator) && divides(divisor, denominator));

/** Returns the fractions with these denominators, in their order. */
export function fractionsWith(denominators: readonly number[]): readonly Fraction[] {
  return denominators.flatMap((denominator) =>
    numbersTo(denominator - 1)
      .filter((numerator) => isLowest(numerator, denominator))
      .map((numerator) => ({ numerator, denominator })),
  );
}

/** Returns `part` of a whole. The division is last, so that it is exact if the result is. */
export function partOf(whole: number, { numerator, denominator }: Fraction): number {
  return (whole * numerator) / denominator;
}

/** Returns a fraction as it is written in the givens: '3/4'. */
export function fractionName({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** Returns the fraction of a name. */
export function fractionNamed(name: string): Fraction {
  const [numerator = 1, denominator = 1] = name.split('/').map(Number);
  return { numerator, denominator };
}
