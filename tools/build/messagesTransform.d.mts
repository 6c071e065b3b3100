import type { Plugin } from 'vite';

/** Replaces each ICU text of a catalogue by its compiled form. Throws, with file, line and key, on a bad one. */
export function compileCatalogue(source: string, filename: string): string;

/** The transform for Vite, Vitest and Storybook. */
export function cataloguePlugin(): Plugin;

/** The transform as an Rspack loader. */
export default function catalogueLoader(this: { resourcePath: string }, source: string): string;
