/** Vite's `import.meta.glob`, as used here: with lazy modules or raw text. */
interface ImportMeta {
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
  glob(pattern: string, options: { eager: true; query: '?raw'; import: 'default' }): Readonly<Record<string, string>>;
}
