import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { postAnalyticsEvent, postAnalyticsSession } from './analytics/analytics.ts';
import { endpoint, fillPath, parameterNames, type PathParameters } from './shared/endpoint.ts';
import { menuItem, tierOfDifficulty, toEngineMenu } from './play/menu.ts';
import { text, utf8Length } from './shared/text.ts';
import { hasPremium } from './payments/subscription.ts';
import type { CurrentUser } from './accounts/user.ts';

const accepts = (shape: z.ZodMiniType, value: unknown) => z.safeParse(shape, value).success;

describe('an endpoint', () => {
  it('extracts the parameters of its path', () => {
    expect(parameterNames('/api/user/:userId/badge/:badgeId')).toEqual(['userId', 'badgeId']);
    expectTypeOf<PathParameters<'/api/user/:userId/badge/:badgeId'>>().toEqualTypeOf<'userId' | 'badgeId'>();
    expectTypeOf<PathParameters<'/api/user'>>().toEqualTypeOf<never>();
  });

  it('requires every path parameter in its input', () => {
    const output = z.strictObject({});

    // @ts-expect-error userId is missing from the input
    endpoint('GET', '/api/user/:userId', { input: z.strictObject({}), output });

    expectTypeOf(endpoint('GET', '/api/user', { input: z.strictObject({}), output }).path).toEqualTypeOf<'/api/user'>();
  });

  it('encodes path parameters, and throws if one is missing', () => {
    expect(fillPath('/api/menu-items/:difficulty', { difficulty: 'a/b c?' })).toBe('/api/menu-items/a%2Fb%20c%3F');
    expect(() => fillPath('/api/menu-items/:difficulty', {})).toThrow('difficulty');
  });
});

describe('a text', () => {
  it('is measured in UTF-8 bytes', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (value) => utf8Length(value) === Buffer.byteLength(value)));
  });

  it('is rejected over its limit or with a NUL character', () => {
    expect([accepts(text(4), 'éé'), accepts(text(4), 'ééé'), accepts(text(4), 'a\0')]).toEqual([true, false, false]);
  });
});

describe('an analytics message', () => {
  const event = { sessionId: 'a', eventType: 'page_view', eventData: null };

  it('is a start or a time, not both', () => {
    const start = { sessionId: 'a', userAgent: 'x', referrer: null };
    const time = { sessionId: 'a', timeSpent: 0 };
    const { input } = postAnalyticsSession;

    expect([start, time, { ...start, ...time }, { sessionId: 'a' }].map((sent) => accepts(input, sent))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([-1, 0.5, 604_801, Number.NaN, '1', null])('rejects %s as a time', (timeSpent) => {
    expect(accepts(postAnalyticsSession.input, { sessionId: 'a', timeSpent })).toBe(false);
  });

  it.each([
    ['null', null, true],
    ['JSON', '{"page":"/"}', true],
    ['4096 bytes', `"${'x'.repeat(4094)}"`, true],
    ['4097 bytes', `"${'x'.repeat(4095)}"`, false],
    ['4098 bytes in fewer characters', `"${'é'.repeat(2048)}"`, false],
    ['no JSON', 'page', false],
    ['an object', {}, false],
    ['nothing', undefined, false],
  ])('accepts data that is %s: %s', (_, eventData, isAccepted) => {
    expect(accepts(postAnalyticsEvent.input, { ...event, eventData })).toBe(isAccepted);
  });
});

describe('a menu', () => {
  it.each([
    ['beginner', 'beginner'],
    ['ages_6_7', 'beginner'],
    ['ages_8_9', 'intermediate'],
    ['ages_10_12', 'advanced'],
    ['ages_12_plus', 'advanced'],
    ['Beginner', null],
    ['toString', null],
    ['', null],
  ])('for the difficulty "%s" belongs to the tier %s', (difficulty, tier) => {
    expect(tierOfDifficulty(difficulty)).toBe(tier);
  });

  it('is converted to whole cents for the engine', () => {
    const pasta = z.parse(menuItem, {
      id: 'pasta',
      name: 'Pasta',
      price: 9.99,
      emoji: '🍝',
      stock: 2,
      difficulty: 'intermediate',
    });

    expect(toEngineMenu([pasta])).toEqual([{ id: 'pasta', priceCents: 999, stock: 2 }]);
  });
});

describe('premium access', () => {
  const user: CurrentUser = {
    id: '7',
    email: 'mia@school.example',
    displayName: null,
    firstName: null,
    lastName: null,
    role: 'user',
    subscriptionTier: 'explorer',
    subscriptionStatus: 'cancelled',
    subscriptionEndDate: '2026-12-01T00:00:00Z',
    player: null,
  };
  const before = Date.parse('2026-11-30T00:00:00Z');
  const after = Date.parse('2026-12-02T00:00:00Z');

  it.each([
    ['active', { subscriptionStatus: 'active', subscriptionEndDate: null }, after, true],
    ['canceled, paid until tomorrow', {}, before, true],
    ['canceled and ended', {}, after, false],
    ['canceled, never paid', { subscriptionEndDate: null }, before, false],
    ['free', { subscriptionTier: 'free', subscriptionStatus: 'active' }, before, false],
  ] as const)('depends on the subscription: %s', (_, changes, nowMs, isPremium) => {
    expect(hasPremium({ ...user, ...changes }, nowMs)).toBe(isPremium);
  });
});
