import { describe, expect, it } from 'vitest';
import { accessibilityTree } from '../../../../.storybook/checks/accessibilityTree.ts';
import { listenDuring, readThrough, spokenSoFar } from '../../../../.storybook/checks/screenReader.ts';
import { components } from '../components.ts';
import { pressEach, showStory, storyAndKeys } from './exampleStories.ts';

const announced = components.flatMap(({ name, docs }) =>
  docs.announced.map((announcement) => ({ name, ...announcement })),
);

const rows = announced.flatMap(({ name, text, ...proofs }) =>
  (['reads', 'hears', 'exposes'] as const).flatMap((how) =>
    Object.entries(proofs[how] ?? {}).map(([where, phrases]) => ({ name, text, how, where, phrases })),
  ),
);

/** Phrases that say nothing of the component: the page, ends of elements, and regions that become empty. */
const isNoise = (phrase: string) =>
  /^(end( of|,).*|document|log|paragraph|rowgroup|polite: |assertive: )$/.test(phrase);

/** What screen readers say in one go, but the virtual one reads part by part. */
const isWhole = /^end of (?=(button|image|link|meter|progressbar), )/;

function summarize(phrases: readonly string[]): readonly string[] {
  const said: string[] = [];
  for (const phrase of phrases.map((text) => text.replaceAll('\u00A0', ' '))) {
    const start = isWhole.test(phrase) ? said.lastIndexOf(phrase.replace(isWhole, '')) : -1;
    if (start === -1) said.push(phrase);
    else said.length = start + 1;
  }
  return said.filter((phrase) => !isNoise(phrase));
}

async function exposed(): Promise<readonly string[]> {
  return (await accessibilityTree()).map(({ role, name }) => `${role} ${name}`.trim());
}

const heard = async () => summarize(await spokenSoFar());
const read = async () => summarize(await readThrough());

/** Waits until what is said is what is expected. If only a part is listed, that part isn't said more often. */
async function expectSaid(said: () => Promise<readonly string[]>, phrases: readonly string[]) {
  const isPart = said === exposed || phrases.at(-1) === '…';
  const expected = phrases.at(-1) === '…' ? phrases.slice(0, -1) : phrases;
  const relevant = async () => (await said()).filter((phrase) => !isPart || expected.includes(phrase));
  await expect.poll(relevant).toEqual(expected);
}

describe('a documented announcement is made', () => {
  // wcag22-4.1.2 wcag22-4.1.3 (kit)
  it.each(rows)('$name: $text ($where)', async ({ name, how, where, phrases }) => {
    const { story, keys } = storyAndKeys(name, where);
    if (how === 'hears') {
      if (keys !== '') await showStory(story);
      const said = await listenDuring(async () => {
        await (keys === '' ? showStory(story, { isPlayed: true }) : pressEach(keys));
        await expectSaid(heard, phrases);
        // Nothing may be said twice.
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      await expectSaid(async () => summarize(said), phrases);
    } else {
      await showStory(story, { isPlayed: how === 'exposes' });
      await pressEach(keys);
      await expectSaid(how === 'reads' ? read : exposed, phrases);
    }
  });
});

it('proves every sentence of every component', () => {
  const unproven = announced.filter(({ name, text }) => !rows.some((row) => row.name === name && row.text === text));

  expect(unproven).toEqual([]);
});

// Browsers announce what changes in a region, but not a region that is inserted with its text.
it('has an empty status before a spinner appears', async () => {
  // Storybook pauses animations while it checks a story, and for good if the check throws, as in tests of the checks.
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  const paused = new CSSStyleSheet();
  paused.replaceSync('[role="status"] > * { animation-play-state: paused !important }');
  document.adoptedStyleSheets.push(paused);
  await showStory(storyAndKeys('Spinner', 'CustomLabel').story);

  const region = async () => (await exposed()).filter((node) => /^(status|StaticText Loading)/.test(node));
  await expect.poll(region).toEqual(['status']);

  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paused);
  await expect.poll(region).toEqual(['status', 'StaticText Loading class 3B…']);
});
