/** Making an Intl formatter costs more than formatting with it, so each is made once per locale and options. */
function remembered<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const name = `${locale} ${JSON.stringify(options)}`;
    const formatter = made.get(name) ?? make(locale, options);
    made.set(name, formatter);
    return formatter;
  };
}

type Locale = Intl.LocalesArgument;

const numbers = remembered((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = remembered((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const plurals = remembered((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

/** The number formatter of a locale, kept. */
export const numberFormat = (locale?: Locale, options?: Intl.NumberFormatOptions) => numbers(String(locale), options);

/** The date formatter of a locale, kept. */
export const dateTimeFormat = (locale?: Locale, options?: Intl.DateTimeFormatOptions) => dates(String(locale), options);

/** The plural rules of a locale, kept. */
export const pluralRules = (locale?: Locale, options?: Intl.PluralRulesOptions) => plurals(String(locale), options);

/**
 * The site's own English writes whole numbers from 0 on by hand: the first formatter of a page takes a browser 30 ms to make,
 * four times that on a slow phone, and nothing answers meanwhile.
 */
const isPlain = (value: number, locale: string) => locale === 'en-US' && Number.isSafeInteger(value) && value >= 0;
const plain = (value: number) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A number as the locale writes it: `1240` is "1,240" in English. */
export function formatNumber(value: number, locale: string): string {
  return isPlain(value, locale) ? plain(value) : numberFormat(locale).format(value);
}

/** Whole hundredths as the locale writes them: `8` is "8%" in English. */
export function formatPercent(hundredths: number, locale: string): string {
  if (isPlain(hundredths, locale)) return `${plain(hundredths)}%`;
  return numberFormat(locale, { style: 'percent' }).format(hundredths / 100);
}

/** Whole cents as US dollars: `(450, 'en-US', 2)` is "$4.50", with 0 digits "$5". */
export function formatMoney(cents: number, locale: string, digits: 0 | 2): string {
  if (isPlain(cents, locale)) {
    if (digits === 0) return `$${plain(Math.round(cents / 100))}`;
    return `$${plain(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
  }
  return numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
