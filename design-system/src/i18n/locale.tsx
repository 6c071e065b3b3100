import { createContext, useContext, type ReactNode } from 'react';
import { I18nProvider, useLocale as useAriaLocale } from 'react-aria-components/I18nProvider';

export interface Locale {
  /** BCP 47 tag, such as `en-US`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

export interface LocaleProviderProps {
  /** BCP 47 tag. */
  locale: string;
  children: ReactNode;
}

const LocaleContext = createContext<Locale>({ locale: 'en-US', direction: 'ltr' });

/** Returns the locale of the closest `LocaleProvider`, or American English. */
export const useLocale = (): Locale => useContext(LocaleContext);

function ProvidedLocale({ children }: Pick<LocaleProviderProps, 'children'>) {
  return <LocaleContext value={useAriaLocale()}>{children}</LocaleContext>;
}

/**
 * Sets the locale of everything inside, react-aria's components included. Its own hook also watches the language of the
 * browser, and therefore renders each component that calls it once more after hydration, so only the provider calls it.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <ProvidedLocale>{children}</ProvidedLocale>
    </I18nProvider>
  );
}
