import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { LocaleProvider, useLocale } from '../i18n/messages.ts';
import { withLayers } from './css.ts';
import { GlobalStyles, type GlobalStylesProps } from './GlobalStyles.tsx';
import { createStyleCache } from './styleCache.ts';

export interface ThemeRootProps extends GlobalStylesProps {
  /** Locale. `en-XA` is the pseudo-locale. */
  locale?: string;
  /** Emotion cache, for server rendering or a nonce. Defaults to a browser cache, so servers have to pass one. */
  cache?: EmotionCache;
  /** Client-side navigation. Without it, links load the page. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

/**
 * The root of the site: styles, language and link router. Preferences are set on `<html>`
 * by `loadPreferences`, before the first render.
 */
export function ThemeRoot({ locale = 'en-US', cache: given, navigate, children, ...global }: ThemeRootProps) {
  const { isLayered = false } = global;
  const cache = useMemo(() => {
    const own = given ?? createStyleCache();
    return isLayered ? withLayers(own) : own;
  }, [given, isLayered]);
  return (
    <CacheProvider value={cache}>
      <GlobalStyles {...global} />
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
    // Setting an attribute, even to the same value, recalculates the styles of every element.
    if (page.lang !== locale) page.lang = locale;
    if (page.dir !== direction) page.dir = direction;
  }, [locale, direction]);
  return null;
}
