import type * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;
type IssueOf<Code extends RawIssue['code']> = Extract<RawIssue, { code: Code }>;

/** Sentences by expected type. */
const typeSentences: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be an object.',
  record: 'Must be an object.',
  null: 'Must be empty.',
};

/** Sentences by text format. Checks with a pattern have their own message. */
const formatSentences: Readonly<Record<string, string>> = {
  datetime: 'Enter a date and time, like 2026-11-22T12:00:00Z.',
  date: 'Enter a date, like 2026-11-22.',
  email: 'Enter an email address.',
  url: 'Enter a web address.',
};

const isMissing = (input: unknown) => input === undefined || input === '';
const numberOf = (bound: number | bigint) => new Intl.NumberFormat('en-US').format(bound);
const count = (bound: number | bigint, unit: string) => `${numberOf(bound)} ${unit}${Number(bound) === 1 ? '' : 's'}`;

function unitOf(origin: string): string | null {
  if (origin === 'string') return 'character';
  return ['array', 'set', 'map', 'object', 'record'].includes(origin) ? 'item' : null;
}

function tooBig({ origin, maximum, inclusive = true, exact = false }: IssueOf<'too_big'>): string {
  const unit = unitOf(origin);
  if (unit === null)
    return inclusive ? `Must be at most ${numberOf(maximum)}.` : `Must be less than ${numberOf(maximum)}.`;
  return `Enter ${exact ? 'exactly' : 'at most'} ${count(maximum, unit)}.`;
}

function tooSmall({ origin, minimum, inclusive = true, exact = false, input }: IssueOf<'too_small'>): string {
  const unit = unitOf(origin);
  if (unit === null)
    return inclusive ? `Must be at least ${numberOf(minimum)}.` : `Must be more than ${numberOf(minimum)}.`;
  if (isMissing(input) && !exact) return 'This field is required.';
  return `Enter ${exact ? 'exactly' : 'at least'} ${count(minimum, unit)}.`;
}

function invalidValue({ values, input }: IssueOf<'invalid_value'>): string {
  if (isMissing(input)) return 'This field is required.';
  return values.length === 1 ? `Must be ${String(values[0])}.` : `Choose one of: ${values.map(String).join(', ')}.`;
}

/**
 * Returns the sentence that tells a person what is wrong with a value and how to fix it. It is zod's locale, so a message
 * that the contract gives to a check takes precedence.
 */
export function inputSentence(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.';
      return typeSentences[issue.expected] ?? 'Enter a valid value.';
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return invalidValue(issue);
    case 'invalid_format':
      return formatSentences[issue.format] ?? 'Enter a valid value.';
    case 'not_multiple_of':
      return `Must be a multiple of ${numberOf(issue.divisor)}.`;
    case 'unrecognized_keys':
      return 'This field is not supported.';
    case 'invalid_key':
      return 'This name cannot be used here.';
    case 'invalid_union':
    case 'invalid_element':
    case 'custom':
      return 'Enter a valid value.';
  }
}
