// @ts-check

/** react-aria's lists of what it says: each imports 34 languages, one line each. */
export const wordLists = /[\\/](react-aria|react-aria-components|react-stately)[\\/].*[\\/]intlStrings\.mjs$/;

/**
 * Leaves of a list of words only the languages that the product speaks; in another one react-aria says English, as the
 * product's own texts do. An Rspack loader with the option `languages`.
 * @this {{ getOptions: () => { languages: readonly string[] } }}
 * @param {string} source
 */
export default function languagesLoader(source) {
  const { languages } = this.getOptions();
  return source
    .split('\n')
    .filter((line) => {
      const [, language] = /([a-z]{2}-[A-Z]{2})(?:\.mjs"|": )/.exec(line) ?? [];
      return language === undefined || languages.includes(language);
    })
    .join('\n');
}
