import { describe, expect, it } from 'vitest';

/** What this test needs of a story. */
interface PageStory {
  extend: (changes: object) => { run: () => Promise<void> };
}

const isStory = (value: unknown): value is PageStory =>
  typeof value === 'object' && value !== null && 'extend' in value && 'run' in value;

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../{mf-*,shell}/src/**/*{Page,View,PlayScreen}.stories.tsx',
  { eager: true },
);

/** Their plays look for English texts, so pages are checked as they open: axe, sizes of targets, overflow and focus. */
describe.for(Object.entries(modules))('with texts that are 40 % longer, %s', ([, module]) => {
  it.for(Object.entries(module).filter(([, story]) => isStory(story)))('%s passes all checks', async ([, story]) => {
    const opened = isStory(story)
      ? story.extend({ play: () => {}, globals: { condition: 'pseudo-locale' } }).run()
      : null;

    await expect(opened).resolves.toBeUndefined();
  });
});
