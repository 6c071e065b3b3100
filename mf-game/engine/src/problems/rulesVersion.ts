/**
 * Version of the rules that rebuild and grade problems. Raise it when a stored attempt would be rebuilt as another problem or
 * graded differently: other limits, answers, tolerance, or wrong answers of mistakes; and when the code of a lesson leads to other
 * problems, for example because of a new variant. Another sentence doesn't change it. Keep the earlier rules for attempts of
 * earlier versions.
 *
 * 2: Problems have wordings and money to count, ages 10-12 have fractions, and counting the dishes of a times table is a known
 * mistake.
 */
export const rulesVersion = 2;
