import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Values of the toolbar in Storybook. */
    toolbar: Readonly<Record<string, unknown>>;
    stories: 'all' | 'pages';
  }
}

/** The part of a story that this test needs. */
interface Story {
  readonly composed: {
    readonly globals: { readonly viewport?: { readonly value?: string } };
    readonly parameters: { readonly viewport?: { readonly options?: Readonly<Record<string, Viewport>> } };
  };
  readonly input: { readonly globals?: object };
  readonly meta: { readonly input: { readonly title?: string; readonly globals?: object } };
  extend: (changes: object) => Story;
  run: () => Promise<void>;
}

interface Viewport {
  readonly styles: { readonly width: string; readonly height: string };
}

const desktop = { width: '1280', height: '800' };

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'extend' in value && 'run' in value;

const loaders = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../{design-system,mf-*,shell}/src/**/*.stories.tsx',
);
const isPage = (path: string) => /(Page|View|PlayScreen)\.stories/.test(path);

const modules = await Promise.all(
  Object.entries(loaders)
    .filter(([path]) => inject('stories') === 'all' || isPage(path))
    .map(async ([path, load]) => ({ path, stories: Object.entries(await load()) })),
);

/**
 * Plays check behavior, in English and with a mouse. Most are left out, because they take most of the time of a run. Those
 * of overlays open them.
 */
function withoutPlay(story: Story): Story {
  const { title, globals } = story.meta.input;
  const opens = title?.startsWith('Overlays/');
  return story.extend({
    ...(!opens && { play: () => {} }),
    // As in Storybook, a story's own values come before those of the toolbar.
    globals: { ...inject('toolbar'), ...globals, ...story.input.globals },
  });
}

async function setViewport({ globals, parameters }: Story['composed']) {
  const { width, height } = parameters.viewport?.options?.[globals.viewport?.value ?? '']?.styles ?? desktop;
  if (window.innerWidth !== parseInt(width, 10) || window.innerHeight !== parseInt(height, 10))
    await page.viewport(parseInt(width, 10), parseInt(height, 10));
}

// Axe and the checks of layout run after each story.
describe.for(modules)('$path', ({ stories }) => {
  it.for(stories.filter(([, story]) => isStory(story)))('%s passes all checks', async ([, value]) => {
    if (!isStory(value)) throw new Error('Not a story.');
    const story = withoutPlay(value);
    await setViewport(story.composed);

    expect(await story.run()).toBeUndefined();
  });
});
