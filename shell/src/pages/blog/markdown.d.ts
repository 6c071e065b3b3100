/** An article in one language, compiled by `tools/build/articleTransform.mjs`. */
declare module '*.md' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module declaration can't have relative imports
  export const blocks: readonly import('./article.ts').Block[];
}
