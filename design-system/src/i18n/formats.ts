/** Caches Intl formatters by locale and options, because creating one costs more than formatting. */
function cached<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = formatters.get(key) ?? make(locale, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

type Locale = Intl.LocalesArgument;

const numbers = cached((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = cached((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const plurals = cached((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

/** Returns a cached number formatter. */
export const numberFormat = (locale?: Locale, options?: Intl.NumberFormatOptions) => numbers(String(locale), options);

/** Returns a cached date formatter. */
export const dateTimeFormat = (locale?: Locale, options?: Intl.DateTimeFormatOptions) => dates(String(locale), options);

/** Returns cached plural rules. */
export const pluralRules = (locale?: Locale, options?: Intl.PluralRulesOptions) => plurals(String(locale), options);

/**
 * Whole non-negative numbers in US English are formatted without Intl: creating the first formatter takes 30 ms,
 * four times that on a slow phone, and blocks the page.
 */
const canFormatPlain = (value: number, locale: string) =>
  locale === 'en-US' && Number.isSafeInteger(value) && value >= 0;
const formatPlain = (value: number) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a number: `1240` is "1,240" in English. */
export function formatNumber(value: number, locale: string): string {
  return canFormatPlain(value, locale) ? formatPlain(value) : numberFormat(locale).format(value);
}

/** Formats whole hundredths: `8` is "8%" in English. */
export function formatPercent(hundredths: number, locale: string): string {
  if (canFormatPlain(hundredths, locale)) return `${formatPlain(hundredths)}%`;
  return numberFormat(locale, { style: 'percent' }).format(hundredths / 100);
}

/** Formats integer cents as US dollars: `(450, 'en-US', 2)` is "$4.50", with 0 digits "$5". */
export function formatMoney(cents: number, locale: string, digits: 0 | 2): string {
  if (canFormatPlain(cents, locale)) {
    if (digits === 0) return `$${formatPlain(Math.round(cents / 100))}`;
    return `$${formatPlain(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
  }
  return numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
