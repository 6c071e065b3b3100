import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentType } from 'react';
import { page, userEvent } from 'vitest/browser';
import { settledCanvas } from '../../../../.storybook/settled.ts';
import { components } from '../components.ts';

/** What tests need of a story. */
export interface Story {
  readonly composed: { readonly args: Readonly<Record<string, unknown>> };
  readonly Component: ComponentType;
  readonly meta: { readonly input: { readonly title: string } };
  readonly extend: (changes: object) => Story;
  readonly run: () => Promise<void>;
}

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'meta' in value && 'Component' in value;

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../{artwork,charts,components}/*/*.stories.tsx',
  { eager: true },
);
const stories = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, story]) =>
      isStory(story) ? [[toId(story.meta.input.title, storyNameFromExport(name)), story] as const] : [],
    ),
);

/**
 * Returns a story of a component and the keys to press in it: of `Default {Tab}`, the story `Default`. Without a name, it is the one
 * that stands for the component.
 */
export function storyAndKeys(component: string, text = ''): { story: Story; keys: string } {
  const [, name = '', keys = ''] = /^(\w*) ?(.*)$/.exec(text) ?? [];
  const listed = components.find((one) => one.name === component);
  const id = name === '' ? listed?.example : listed && toId(listed.title, storyNameFromExport(name));
  const story = stories.get(id ?? '');
  if (story === undefined) throw new Error(`There is no story ${id} of ${component}.`);
  return { story, keys };
}

/** Shows a story, without its play unless `isPlayed`. */
export async function showStory(story: Story, { isPlayed = false } = {}): Promise<void> {
  await story.extend({ parameters: { checks: false }, ...(!isPlayed && { play: () => {} }) }).run();
}

/** Presses keys one by one. Each waits for what the one before it opens. `[7]` clicks the button named 7. */
export async function pressEach(keys: string): Promise<void> {
  for (const key of keys.match(/\{\w+>\}.*?\{\/\w+\}|\{\w+\}|\[.*?\]|./g) ?? []) {
    if (key.startsWith('[')) await userEvent.click(page.getByRole('button', { name: key.slice(1, -1), exact: true }));
    else await userEvent.keyboard(key);
    await settledCanvas();
  }
}
