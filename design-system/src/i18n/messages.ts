import type { GetICUArgs } from '@schummar/icu-type-parser';
import formatMessage, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { useMemo } from 'react';
import { dateTimeFormat, numberFormat, pluralRules } from './formats.ts';
import { useLocale } from './locale.tsx';
import { pseudoLocalize, pseudoLocale } from './pseudo.ts';

export { LocaleProvider, useLocale } from './locale.tsx';
export { formatMoney, formatNumber, formatPercent } from './formats.ts';
export { pseudoLocale } from './pseudo.ts';

/** A flat table of ICU messages, written `as const` in a `*.messages.ts` file. Compiled by the build. */
export type Catalog = Readonly<Record<string, string>>;

type ArgumentsOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number }
>;
type Rest<Text extends string> = keyof ArgumentsOf<Text> extends never ? [] : [values: ArgumentsOf<Text>];

/** Returns a message. Unknown keys and missing arguments are type errors. */
export type Translate<Texts extends Catalog> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: Rest<Texts[Key]>
) => string;

const formatters = { getNumberFormat: numberFormat, getDateTimeFormat: dateTimeFormat, getPluralRules: pluralRules };

/** Returns the messages of a catalog, for use outside React. The pseudo-locale `en-XA` adds length and brackets. */
export function translate<const Texts extends Catalog>(catalog: Texts, locale: string): Translate<Texts>;
// The build replaces each message with its compiled form, so the implementation has different types from the signature.
export function translate(catalog: Record<string, CompiledMessage>, locale: string) {
  return (key: string, values?: FormatValues<string>): string => {
    const compiled = catalog[key] ?? key;
    const message = locale === pseudoLocale ? pseudoLocalize(compiled) : compiled;
    const text = formatMessage(message, locale, values, { formatters });
    return Array.isArray(text) ? text.join('') : text;
  };
}

/** Returns the messages of a catalog in the current locale: `const t = useMessages(en); t('table.customers', { count: 2 })`. */
export function useMessages<const Texts extends Catalog>(catalog: Texts): Translate<Texts> {
  const { locale } = useLocale();
  return useMemo(() => translate(catalog, locale), [catalog, locale]);
}
