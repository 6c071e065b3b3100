import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../../../tools/build/messagesTransform.mjs';
import { formatMoney, formatNumber, formatPercent, translate, type Translate } from './messages.ts';
import { sample } from './sample.fixture.messages.ts';

const t = translate(sample, 'en-US');
const digitsOfMoney = fc.constantFrom<0 | 2>(0, 2);

describe('translate', () => {
  it('reads a plain text', () => {
    expect(t('plain')).toBe('Serve');
  });

  it('puts values where the text names them', () => {
    expect(t('greeting', { name: 'Omar' })).toBe('Hello, Omar!');
  });

  it('chooses the plural form by the number', () => {
    expect([0, 1, 2].map((count) => t('guests', { count }))).toEqual(['no guests', '1 guest', '2 guests']);
  });

  it('writes a number inside a plural as the locale does', () => {
    expect(translate(sample, 'de-DE')('guests', { count: 1234 })).toBe('1.234 guests');
  });

  it('chooses by a word', () => {
    expect([t('mood', { mood: 'angry' }), t('mood', { mood: 'other' })]).toEqual(['Hurry!', 'Waiting']);
  });

  it('keeps braces that are written in quotes', () => {
    expect(t('braces')).toBe('Write {x} here');
  });
});

describe('the pseudo-locale', () => {
  const pseudo: Translate<typeof sample> = translate(sample, 'en-XA');

  it('marks a text with brackets and makes it 40 % longer', () => {
    expect(pseudo('plain')).toBe('[Sérvé ··]');
    expect(pseudo('long').length).toBeGreaterThanOrEqual(t('long').length * 1.4);
  });

  it('leaves values and plural rules as they are', () => {
    expect(pseudo('greeting', { name: 'Omar' })).toContain('Omar');
    expect(pseudo('guests', { count: 2 })).toMatch(/^\[2 gúésts ·+\]$/);
    expect(pseudo('guests', { count: 1 })).toMatch(/^\[1 gúést ·+\]$/);
  });
});

describe('compileCatalog', () => {
  const file = '/site/src/messages/en.messages.ts';

  it('names file, line and key of a text that is not valid ICU', () => {
    const source = "export const en = {\n  good: 'Hello',\n  'table.bad': 'Hello {name',\n} as const;";

    expect(() => compileCatalog(source, file)).toThrow(`${file}:3: 'table.bad' is not a valid ICU message`);
  });

  it('refuses a text that is computed', () => {
    expect(() => compileCatalog("export const en = { sum: 'a' + other } as const;", file)).toThrow(
      "'sum' must be a plain string",
    );
  });

  it('rejects a duplicate key', () => {
    expect(() => compileCatalog("export const en = { a: 'x', a: 'y' } as const;", file)).toThrow(
      "'a' is defined twice",
    );
  });

  it('refuses a file that does more than list texts', () => {
    const source = "import { x } from './x.ts';\nexport const en = { a: 'x' } as const;";

    expect(() => compileCatalog(source, file)).toThrow('a catalog must have exactly one export, a flat object literal');
  });

  it('accepts a template without substitutions', () => {
    expect(compileCatalog('export const en = { a: `x` } as const;', file)).toContain('"a": "x"');
  });
});

describe('formatMoney', () => {
  it('writes cents as dollars, as the locale does', () => {
    expect(formatMoney(450, 'en-US', 2)).toBe('$4.50');
    expect(formatMoney(123_400, 'en-US', 0)).toBe('$1,234');
    expect(formatMoney(450, 'de-DE', 2)).toBe('4,50\u00A0$');
  });

  it('writes English by hand just as the browser would', () => {
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
  it('groups the digits as the locale does', () => {
    expect(formatNumber(1240, 'en-US')).toBe('1,240');
  });

  it('writes English by hand just as the browser would', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ noDefaultInfinity: true, noNaN: true })), (value) => {
        fc.pre(!Object.is(value, -0));
        expect(formatNumber(value, 'en-US')).toBe(new Intl.NumberFormat('en-US').format(value));
      }),
    );
  });
});

describe('formatPercent', () => {
  it('writes hundredths as the locale does', () => {
    expect([8, 150, 1240, -5].map((hundredths) => formatPercent(hundredths, 'en-US'))).toEqual([
      '8%',
      '150%',
      '1,240%',
      '-5%',
    ]);
    expect(formatPercent(8, 'de-DE')).toBe('8\u00A0%');
  });
});
