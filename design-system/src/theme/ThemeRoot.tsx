import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { LocaleProvider, useLocale } from '../i18n/messages.ts';
import { GlobalStyles } from './GlobalStyles.tsx';
import { createStyleCache } from './styleCache.ts';

export interface ThemeRootProps {
  /** The reader's language. `en-XA` is the pseudo-locale. */
  locale?: string;
  /** Emotion cache of a server-rendered page (`collectStyles`). Default: the browser's own. */
  cache?: EmotionCache;
  /** Goes to a page without loading the site again; without it links load the page. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

/**
 * Stands once around the whole site: styles, language and the router of links. What a person chose is written on `<html>`
 * by `loadPreferences`, before anything is drawn.
 */
export function ThemeRoot({ locale = 'en-US', cache: given, navigate, children }: ThemeRootProps) {
  const cache = useMemo(() => given ?? createStyleCache(), [given]);
  return (
    <CacheProvider value={cache}>
      <GlobalStyles />
      <LocaleProvider locale={locale}>
        <DocumentLanguage />
        {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
      </LocaleProvider>
    </CacheProvider>
  );
}

function DocumentLanguage() {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    const page = document.documentElement;
    // Written again, even the same makes the browser look at the styles of every element.
    if (page.lang !== locale) page.lang = locale;
    if (page.dir !== direction) page.dir = direction;
  }, [locale, direction]);
  return null;
}
