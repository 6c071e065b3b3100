/**
 * Version of the rules that rebuild and grade problems. Raise it when a stored attempt would be rebuilt as another problem or
 * graded differently: other limits, answers, tolerance, or wrong answers of mistakes; and when the code of a lesson leads to other
 * problems, for example because of a new variant. Another sentence doesn't change it. Keep the earlier rules for attempts of
 * earlier versions.
 *
 * 2: Problems have wordings and money to count, ages 10-12 have fractions, and counting the dishes of a times table is a known
 * mistake.
 * 3: Fractions go from halves to eighths, ages 10-12 have parts of recipes, and adding a fraction of the stock or taking its
 * numerator times are known mistakes.
 */
export const rulesVersion = 3;

/** Earliest rules that lessons are still drawn by. Lessons of earlier ones get the problems of these. */
export const oldestDrawnRules = 2;
