import type { ComponentType, ReactNode } from 'react';
import { isMockFunction } from 'storybook/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  accessibilityTree,
  describeNode,
  type AccessibleNode,
} from '../../../../.storybook/checks/accessibilityTree.ts';
import { settled, settledCanvas } from '../../../../.storybook/settled.ts';
import { Button } from '../../components/Button/Button.tsx';
import type { KeyboardRow } from '../componentDocs.ts';
import { components } from '../components.ts';
import { pressEach, showStory, storyAndKeys, type Story } from './exampleStories.ts';

const presses: Readonly<Record<string, string>> = {
  'Shift + Tab': '{Shift>}{Tab}{/Shift}',
  Space: ' ',
  Letters: 'm',
  Digits: '7',
};
const press = (key: string) => userEvent.keyboard(presses[key] ?? `{${key.replaceAll(' ', '')}}`);

/** Returns the value with the caret, or with both ends of what is selected. */
function withCaret(node: AccessibleNode): AccessibleNode {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.selectionStart === null)
    return node;
  const text = field.type === 'password' ? node.value : field.value;
  const [start, end] = [field.selectionStart, field.selectionEnd ?? field.selectionStart];
  const parts = [text.slice(0, start), ...(start === end ? [] : [text.slice(start, end)]), text.slice(end)];
  return { ...node, value: parts.join('|').replaceAll('\n', '⏎') };
}

const overlays = ['alertdialog', 'dialog', 'listbox', 'menu', 'tooltip'];

/** What the page was asked to do since the last story was shown. */
let acts: string[] = [];
let hasScrolled = false;
let isScrolling = false;

const listeners: Readonly<Record<string, (event: Event) => void>> = {
  submit: (event) => {
    event.preventDefault();
    acts.push('submits');
  },
  click: (event) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (typeof href !== 'string') return;
    // Links must not leave the page.
    if (!href.startsWith('#')) event.preventDefault();
    acts.push(`follows ${href.replace(/\?.*/, '')}`);
  },
  scroll: () => {
    hasScrolled = true;
    isScrolling = true;
  },
  scrollend: () => {
    isScrolling = false;
  },
};
beforeAll(() => {
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
});
afterAll(() => {
  for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
});

const mocksOf = ({ composed }: Story) =>
  Object.entries(composed.args).flatMap(([name, arg]) => (isMockFunction(arg) ? [{ name, mock: arg }] : []));

/** Returns the outcome as in `KeyboardRow`, of what else is new only what is expected. */
async function outcomeOf(story: Story, expected: string): Promise<string> {
  const nodes = await accessibilityTree();
  const focused = nodes.findLast(({ role, states }) => states['focused'] === true && role !== 'RootWebArea');
  // The panel of a list has the name of the list.
  const open = new Map(nodes.filter(({ role }) => overlays.includes(role)).map((node) => [node.name, node]));
  const calls = mocksOf(story).flatMap(({ name, mock }) => (mock.mock.calls.length > 0 ? [`calls ${name}`] : []));
  const others = new Set([...nodes.map((node) => describeNode(node)), ...(hasScrolled ? ['scrolls'] : [])]);
  return [
    focused === undefined ? 'nothing' : describeNode(withCaret(focused)),
    ...[...open.values()].map(({ role, name }) => `open: ${role} ${name}`),
    ...calls,
    ...acts,
    ...expected
      .split('; ')
      .slice(1)
      .filter((part) => others.has(part)),
  ].join('; ');
}

const between = (story: ReactNode) => (
  <>
    <Button id="before">Before</Button>
    {story}
    <Button id="after">After</Button>
  </>
);
const onThePage = (Component: ComponentType) => between(<Component />);
const inAForm = (Component: ComponentType) => <form>{between(<Component />)}</form>;

/** Shows the story of a row between two buttons and with all its motion, and presses the keys that lead to the element. */
async function arrive(name: string, { keys, from = keys.join('') === 'Tab' ? '' : '{Tab}' }: KeyboardRow) {
  const { story: shown, keys: way } = storyAndKeys(name, from);
  const story = shown.extend({ decorators: [name === 'Form' ? onThePage : inAForm], globals: { motion: 'off' } });
  await showStory(story);
  // What was removed while it scrolled doesn't say that it has ended.
  isScrolling = false;
  // Otherwise Tab may start where a removed element was.
  document.querySelector<HTMLElement>('#before')?.focus();
  await pressEach(way);
  // With motion, a key scrolls for a while.
  await expect.poll(() => isScrolling).toBe(false);
  for (const { mock } of mocksOf(story)) mock.mockClear();
  acts = [];
  hasScrolled = false;
  return story;
}

/** Keys and the outcome of each. */
function stepsOf({ keys, outcomes }: KeyboardRow): readonly (readonly [string, readonly string[]])[] {
  const isSame = keys.length === 1 || outcomes.length === 1;
  return keys.map((key, index) => [key, isSame ? outcomes : outcomes.slice(index, index + 1)]);
}

const documented = components.flatMap(({ name, docs }) =>
  docs.keyboard.flatMap((row) =>
    stepsOf(row).map(([key, outcomes]) => ({ name, on: row.on ?? 'it', key, outcomes, row })),
  ),
);

it.each(documented)('$name: $key on $on has its outcome', async ({ name, row, key, outcomes }) => {
  const story = await arrive(name, row);
  for (const expected of outcomes) {
    expect(await outcomeOf(story, expected)).not.toBe(expected);
    await press(key);
    await settledCanvas();
    // What has closed gives focus back in a later frame.
    await settled();
    await expect.poll(() => outcomeOf(story, expected)).toBe(expected);
  }
});

it('states the outcome of every key', () => {
  const incomplete = documented.filter(({ outcomes }) => outcomes.length === 0);

  expect(incomplete).toEqual([]);
});
