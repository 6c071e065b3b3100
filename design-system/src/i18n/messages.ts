import type { GetICUArgs } from '@schummar/icu-type-parser';
import formatMessage, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { dateTimeFormat, numberFormat, pluralRules } from './formats.ts';
import { lengthened, pseudoLocale } from './pseudo.ts';

export { I18nProvider as LocaleProvider, useLocale } from 'react-aria-components/I18nProvider';
export { formatMoney, formatNumber, formatPercent } from './formats.ts';
export { pseudoLocale } from './pseudo.ts';

/** A flat table of ICU messages, declared `as const` in a file `X.messages.ts`. The build compiles it. */
export type Catalogue = Readonly<Record<string, string>>;

type ArgumentsOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number }
>;
type Rest<Text extends string> = keyof ArgumentsOf<Text> extends never ? [] : [values: ArgumentsOf<Text>];

/** Reads a text: an unknown key or a missing argument does not compile. */
export type Translate<Texts extends Catalogue> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: Rest<Texts[Key]>
) => string;

const formatters = { getNumberFormat: numberFormat, getDateTimeFormat: dateTimeFormat, getPluralRules: pluralRules };

/** Texts of a catalogue outside React. In the pseudo-locale `en-XA` each comes out longer and in brackets. */
export function translate<const Texts extends Catalogue>(catalogue: Texts, locale: string): Translate<Texts>;
// The build has replaced each text by its compiled form, so the implementation reads other types than callers write.
export function translate(catalogue: Record<string, CompiledMessage>, locale: string) {
  return (key: string, values?: FormatValues<string>): string => {
    const compiled = catalogue[key] ?? key;
    const message = locale === pseudoLocale ? lengthened(compiled) : compiled;
    const text = formatMessage(message, locale, values, { formatters });
    return Array.isArray(text) ? text.join('') : text;
  };
}

/** Texts of a catalogue in the reader's language: `const t = useMessages(en); t('table.guests', { count: 2 })`. */
export function useMessages<const Texts extends Catalogue>(catalogue: Texts): Translate<Texts> {
  const { locale } = useLocale();
  return useMemo(() => translate(catalogue, locale), [catalogue, locale]);
}
