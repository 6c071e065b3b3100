/** The language of the site, for what stands outside `ThemeRoot`. */
const ofTheSite = { locale: 'en-US', direction: 'ltr' } as const;

/**
 * Stands in for react-aria's hook of the same name, which asks for the language of the browser where no `ThemeRoot` gives
 * one, and draws every component that reads a text a second time after the page was taken over (rspack.base.mjs).
 */
export const useDefaultLocale = () => ofTheSite;
