/* oxlint-disable typescript/consistent-type-imports -- a declared module cannot import a file by its relative path */
declare module 'virtual:component-props' {
  export const componentProps: import('./docgen.ts').ComponentProps;
}

declare module 'virtual:component-tokens' {
  export const componentTokens: import('./docgen.ts').ComponentTokens;
}
