import { patchProfile } from '@countertop/contract/accounts/user';
import { postVerifyPayment } from '@countertop/contract/payments/payments';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inputSentence } from './inputSentence.ts';
import { invalidInput } from './ApiError.ts';
import { inputsOf, nonsense, spoilt } from '../../../test/inputs.ts';
// Sets the sentences, as the server does.
import '../http/handle.ts';
import { contractEndpoints } from '../../../test/endpoints.ts';

/** Messages of validators for programmers. */
const jargon =
  /\b(?:expected|received|invalid (?:input|option|key|element|string|format)|too (?:big|small)|NaN|undefined|regex|pattern)\b|[<>]=|\^|invalid_/i;

function errorOf(shape: z.ZodMiniType, input: unknown) {
  const { error } = z.safeParse(shape, input);
  return error && invalidInput(error);
}

it('answers wrong input of every kind to every endpoint with our own sentences', async () => {
  let refused = 0;
  for (const { method, path: target, input } of await contractEndpoints()) {
    const wrong = fc.oneof(inputsOf(input).chain(spoilt), nonsense, fc.constant({}), fc.constant(undefined));
    const sample = fc.sample(wrong, { numRuns: 100, seed: 17 });
    for (const sent of sample) {
      const error = errorOf(input, sent);
      if (error === undefined) continue;
      refused += 1;
      for (const sentence of Object.values(error.fields ?? {})) {
        expect(sentence, `${method} ${target} ${JSON.stringify(sent)}`).not.toMatch(jargon);
        expect(sentence).toMatch(/^[A-Z].*\.$|^Please enter /);
      }
      expect(error.message).toMatch(/^Check (?:this|these) and try again: /);
    }
  }
  expect(refused).toBeGreaterThan(1000);
});

it('names a single field, what is wrong with it, and all of several', () => {
  expect(errorOf(patchProfile.input, {})).toMatchObject({
    message: 'Check this and try again: display name. This field is required.',
    fields: { displayName: 'This field is required.' },
  });
  expect(errorOf(postVerifyPayment.input, { tier: 'gold' })?.message).toMatch(
    /^Check these and try again: razorpay order id, .*tier/,
  );
});

const shapes = z.object({ only: z.optional(z.unknown()) });
it.each([
  [z.string(), 7, 'Enter text.'],
  [z.string(), undefined, 'This field is required.'],
  [z.string().check(z.maxLength(40)), 'x'.repeat(41), 'Enter at most 40 characters.'],
  [z.string().check(z.minLength(1)), '', 'This field is required.'],
  [z.string().check(z.length(1)), 'ab', 'Enter exactly 1 character.'],
  [z.number(), Number.NaN, 'Enter a number.'],
  [z.int(), 1.5, 'Enter a whole number.'],
  [z.int(), 2 ** 60, 'Must be at most 9,007,199,254,740,991.'],
  [z.number().check(z.maximum(25)), 26, 'Must be at most 25.'],
  [z.number().check(z.minimum(1)), 0, 'Must be at least 1.'],
  [z.number().check(z.lt(2)), 2, 'Must be less than 2.'],
  [z.number().check(z.multipleOf(5)), 3, 'Must be a multiple of 5.'],
  [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'Enter at most 2 items.'],
  [z.enum(['free', 'explorer']), 'gold', 'Choose one of: free, explorer.'],
  [z.literal(true), false, 'Must be true.'],
  [z.boolean(), 'yes', 'Must be true or false.'],
  [z.iso.date(), 'today', 'Enter a date, like 2026-11-22.'],
  [z.string().check(z.regex(/^a$/)), 'b', 'Enter a valid value.'],
  [z.union([z.string(), z.number()]), null, 'Enter text.'],
] as const)('%# says what to enter', (shape, value, sentence) => {
  const only = z.extend(shapes, { only: shape });

  expect(errorOf(only, { only: value })?.fields).toEqual({ only: sentence });
});

it('has a sentence for whatever a validator may come up with', () => {
  expect(inputSentence({ code: 'invalid_key', path: [], origin: 'record', issues: [], input: 1 })).toMatch(/\.$/);
});
