import { describe, expect, it } from 'vitest';
import { accessibilityTree } from '../../../../.storybook/checks/accessibilityTree.ts';
import { listenDuring, readThrough, spokenSoFar } from '../../../../.storybook/checks/screenReader.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { clearNotifications } from '../../components/Toast/notifications.ts';
import type { ComponentDocs } from '../componentDocs.ts';
import type { Announcement } from './announcement.ts';
import { artwork } from './artwork.fixture.tsx';
import { charts } from './charts.fixture.tsx';
import { choices } from './choices.fixture.tsx';
import { controls } from './controls.fixture.tsx';
import { data } from './data.fixture.tsx';
import { feedback } from './feedback.fixture.tsx';
import { fields } from './fields.fixture.tsx';
import { overlays } from './overlays.fixture.tsx';

const records: Readonly<Record<string, { docs: ComponentDocs }>> = import.meta.glob('../../*/*/*.docs.ts', {
  eager: true,
});
const announcements = { ...controls, ...fields, ...choices, ...overlays, ...feedback, ...data, ...charts, ...artwork };

const rows = Object.entries(announcements).flatMap(([name, sentences]) =>
  Object.entries(sentences).map(([sentence, announcement]) => ({ name, sentence, announcement })),
);

/** Phrases that say nothing of the component: the page, ends of elements, and regions that become empty. */
const isNoise = (phrase: string) =>
  /^(end( of|,).*|document|log|paragraph|rowgroup|polite: |assertive: )$/.test(phrase);

/** Texts that screen readers say in one go, but the virtual one part by part. */
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

const show = (name: string, content: Announcement['content']) =>
  preview
    .meta({ title: name })
    .story({ render: () => <div style={{ padding: 24 }}>{content}</div>, parameters: { checks: false } })
    .run();

async function exposed(): Promise<readonly string[]> {
  return (await accessibilityTree()).map(({ role, name }) => `${role} ${name}`.trim());
}

/** Waits for what follows from `during`, then a little longer, so that nothing is said twice. */
async function listen({ during = async () => {}, among = false, says = [] }: Announcement): Promise<readonly string[]> {
  const phrases = await listenDuring(async () => {
    await during();
    const said = async () => summarize(await spokenSoFar());
    await expect.poll(said).toEqual(among ? expect.arrayContaining([...says]) : says);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return summarize(phrases);
}

describe('a documented announcement is made', () => {
  // wcag22-4.1.2 wcag22-4.1.3 (kit)
  it.each(rows)('$name: $sentence', async ({ name, announcement }) => {
    const { content, before, during, among = false, says = [], exposes } = announcement;
    clearNotifications();
    await show(name, content);
    await before?.();

    if (exposes === undefined) {
      const said = during === undefined ? summarize(await readThrough()) : await listen(announcement);
      expect(said).toEqual(among ? expect.arrayContaining([...says]) : says);
    } else await expect.poll(exposed).toEqual(expect.arrayContaining([...exposes]));
  });
});

it('proves every sentence of every component', () => {
  const documented = Object.values(records).flatMap(({ docs }) =>
    docs.announced.map((sentence) => `${docs.name}: ${sentence}`),
  );

  expect(rows.map(({ name, sentence }) => `${name}: ${sentence}`).toSorted()).toEqual(documented.toSorted());
});

// Browsers announce what changes in a region, but not a region that is inserted with its text.
it('has an empty status before a spinner appears', async () => {
  // Storybook pauses animations while it checks a story, and permanently if the check throws, as in tests of the checks.
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  const paused = new CSSStyleSheet();
  paused.replaceSync('[role="status"] > * { animation-play-state: paused !important }');
  document.adoptedStyleSheets.push(paused);
  await show('Spinner', <Spinner label="Loading the receipts…" />);

  const region = async () => (await exposed()).filter((node) => /^(status|StaticText Loading)/.test(node));
  await expect.poll(region).toEqual(['status']);

  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paused);
  await expect.poll(region).toEqual(['status', 'StaticText Loading the receipts…']);
});
