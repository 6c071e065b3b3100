/** What Vite puts in for `import.meta.glob`: the files of a pattern, here as their text or as yet unread. */
interface ImportMeta {
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
  glob(pattern: string, options: { eager: true; query: '?raw'; import: 'default' }): Readonly<Record<string, string>>;
}
