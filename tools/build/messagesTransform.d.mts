import type { Plugin } from 'vite';

/** Compiles the ICU messages of a catalog. Throws with file, line and key if one is invalid. */
export function compileCatalog(source: string, filename: string): string;

/** The transform for Vite, Vitest and Storybook. */
export function catalogPlugin(): Plugin;

/** The transform as an Rspack loader. */
export default function catalogLoader(this: { resourcePath: string }, source: string): string;
