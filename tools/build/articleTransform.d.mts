import type { Plugin } from 'vite';

/** Returns the blocks of an article. Throws with file and line if it has other markup. */
export function parseArticle(source: string, filename: string): unknown;

/** The transform for Vite, Vitest and Storybook. */
export function articlePlugin(): Plugin;
