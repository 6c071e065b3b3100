/** Vite's `import.meta.glob`, as used here: with lazy modules, modules or raw text. */
interface ImportMeta {
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
  glob<Module>(pattern: string, options: { eager: true; import?: string }): Readonly<Record<string, Module>>;
  glob(pattern: string, options: { eager: true; query: '?raw'; import: 'default' }): Readonly<Record<string, string>>;
}
