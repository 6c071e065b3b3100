import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../../../tools/build/messagesTransform.mjs';
import { formatMoney, formatNumber, formatPercent, translate, type Translate } from './messages.ts';
import { sample } from './sample.fixture.messages.ts';

const t = translate(sample, 'en-US');
const digitsOfMoney = fc.constantFrom<0 | 2>(0, 2);

describe('translate', () => {
  it('returns a plain message', () => {
    expect(t('plain')).toBe('Serve');
  });

  it('inserts arguments', () => {
    expect(t('greeting', { name: 'Omar' })).toBe('Hello, Omar!');
  });

  it('selects the plural form', () => {
    expect([0, 1, 2].map((count) => t('customers', { count }))).toEqual(['no customers', '1 customer', '2 customers']);
  });

  it('formats numbers in plurals by locale', () => {
    expect(translate(sample, 'de-DE')('customers', { count: 1234 })).toBe('1.234 customers');
  });

  it('selects by keyword', () => {
    expect([t('mood', { mood: 'angry' }), t('mood', { mood: 'other' })]).toEqual(['Hurry!', 'Waiting']);
  });

  it('keeps quoted braces', () => {
    expect(t('braces')).toBe('Write {x} here');
  });
});

describe('the pseudo-locale', () => {
  const pseudo: Translate<typeof sample> = translate(sample, 'en-XA');

  it('adds brackets and 40 % length', () => {
    expect(pseudo('plain')).toBe('[Sérvé ··]');
    expect(pseudo('long').length).toBeGreaterThanOrEqual(t('long').length * 1.4);
  });

  it('does not change arguments and plural rules', () => {
    expect(pseudo('greeting', { name: 'Omar' })).toContain('Omar');
    expect(pseudo('customers', { count: 2 })).toMatch(/^\[2 çústómérs ·+\]$/);
    expect(pseudo('customers', { count: 1 })).toMatch(/^\[1 çústómér ·+\]$/);
  });
});

describe('compileCatalog', () => {
  const file = '/site/src/messages/en.messages.ts';

  it('reports file, line and key of an invalid ICU message', () => {
    const source = "export const en = {\n  good: 'Hello',\n  'table.bad': 'Hello {name',\n} as const;";

    expect(() => compileCatalog(source, file)).toThrow(`${file}:3: 'table.bad' is not a valid ICU message`);
  });

  it('rejects computed messages', () => {
    expect(() => compileCatalog("export const en = { sum: 'a' + other } as const;", file)).toThrow(
      "'sum' must be a plain string",
    );
  });

  it('rejects duplicate keys', () => {
    expect(() => compileCatalog("export const en = { a: 'x', a: 'y' } as const;", file)).toThrow(
      "'a' is defined twice",
    );
  });

  it('rejects files with other code', () => {
    const source = "import { x } from './x.ts';\nexport const en = { a: 'x' } as const;";

    expect(() => compileCatalog(source, file)).toThrow('a catalog must have exactly one export, a flat object literal');
  });

  it('accepts a template without substitutions', () => {
    expect(compileCatalog('export const en = { a: `x` } as const;', file)).toContain('"a": "x"');
  });
});

describe('formatMoney', () => {
  it('formats cents as dollars by locale', () => {
    expect(formatMoney(450, 'en-US', 2)).toBe('$4.50');
    expect(formatMoney(123_400, 'en-US', 0)).toBe('$1,234');
    expect(formatMoney(450, 'de-DE', 2)).toBe('4,50\u00A0$');
  });

  it('formats English like Intl', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.integer({ min: -2000, max: 2_000_000 })),
        digitsOfMoney,
        (cents, digits) => {
          const money: Intl.NumberFormatOptions = {
            style: 'currency',
            currency: 'USD',
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          };

          expect(formatMoney(cents, 'en-US', digits)).toBe(new Intl.NumberFormat('en-US', money).format(cents / 100));
        },
      ),
    );
  });
});

describe('formatNumber', () => {
  it('groups digits by locale', () => {
    expect(formatNumber(1240, 'en-US')).toBe('1,240');
  });

  it('formats English like Intl', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ noDefaultInfinity: true, noNaN: true })), (value) => {
        fc.pre(!Object.is(value, -0));
        expect(formatNumber(value, 'en-US')).toBe(new Intl.NumberFormat('en-US').format(value));
      }),
    );
  });
});

describe('formatPercent', () => {
  it('formats hundredths by locale', () => {
    expect([8, 150, 1240, -5].map((hundredths) => formatPercent(hundredths, 'en-US'))).toEqual([
      '8%',
      '150%',
      '1,240%',
      '-5%',
    ]);
    expect(formatPercent(8, 'de-DE')).toBe('8\u00A0%');
  });
});
