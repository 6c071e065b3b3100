import { Fragment } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import preview from '../../../../.storybook/preview.tsx';
import { settled, settledCanvas } from '../../../../.storybook/settled.ts';
import { Button } from '../../components/Button/Button.tsx';
import { clearNotifications } from '../../components/Toast/notifications.ts';
import type { ComponentDocs } from '../componentDocs.ts';
import { artwork } from './artwork.fixture.tsx';
import { charts } from './charts.fixture.tsx';
import { choices } from './choices.fixture.tsx';
import { controls } from './controls.fixture.tsx';
import { data } from './data.fixture.tsx';
import { feedback } from './feedback.fixture.tsx';
import { fields } from './fields.fixture.tsx';
import { overlays } from './overlays.fixture.tsx';
import type { KeyboardScenes } from './keyboardScene.ts';

const records: Readonly<Record<string, { docs: ComponentDocs }>> = import.meta.glob('../../*/*/*.docs.ts', {
  eager: true,
});

const keyboardScenes: KeyboardScenes = {
  ...controls,
  ...fields,
  ...choices,
  ...overlays,
  ...feedback,
  ...data,
  ...charts,
  ...artwork,
};

const documented = Object.values(records)
  .map(({ docs }) => docs)
  .filter(({ keyboard }) => keyboard.length > 0);

const presses: Readonly<Record<string, string>> = {
  'Shift + Tab': '{Shift>}{Tab}{/Shift}',
  Space: ' ',
  Letters: 'p',
  Digits: '7',
};
const press = (key: string) => presses[key] ?? `{${key.replaceAll(' ', '')}}`;

let acted = 0;

const stateOf = (element: Element) => [
  ...['expanded', 'checked', 'selected', 'pressed', 'hidden'].map((name) => element.getAttribute(`aria-${name}`)),
  element instanceof HTMLInputElement ? `${element.value} ${element.checked}` : '',
  element instanceof HTMLInputElement ? `${element.selectionStart} ${element.selectionEnd}` : '',
  element instanceof HTMLTextAreaElement ? element.value : '',
  element instanceof HTMLButtonElement ? element.textContent : '',
];

/** Returns everything that a key may change: what has focus, states of controls, what is open, and what was called. */
function observe(): { focused: Element | null; state: string } {
  const elements = [...document.querySelectorAll('[role], button, input, textarea, a, h2')].filter(
    (element) => !element.closest('[data-live-announcer]'),
  );
  return {
    focused: document.activeElement,
    state: JSON.stringify([elements.map((element) => stateOf(element)), acted, window.location.hash]),
  };
}

type Observation = ReturnType<typeof observe>;

function hasChangedSince(before: Observation): boolean {
  const { focused, state } = observe();
  return focused !== before.focused || state !== before.state;
}

/** Waits until what a key has opened or closed stays as it is. */
async function settle(): Promise<void> {
  for (let before: Observation | undefined; before === undefined || hasChangedSince(before);) {
    before = observe();
    await settledCanvas();
  }
}

async function hasEffect(key: string): Promise<boolean> {
  const before = observe();
  await userEvent.keyboard(press(key));
  if (!hasChangedSince(before)) await settle();
  return hasChangedSince(before);
}

/** A new visit mounts the shown component again, as it was at first. */
const scene = proxy({ visit: 0 });
const act = () => void (acted += 1);

function Scene({ name }: { name: string }) {
  return (
    <Fragment key={useSnapshot(scene).visit}>
      <Button id="before">Before</Button>
      {keyboardScenes[name]?.content(act)}
      <Button id="after">After</Button>
    </Fragment>
  );
}

const show = (name: string) =>
  preview
    .meta({ title: name })
    .story({ render: () => <Scene name={name} />, parameters: { checks: false } })
    .run();

/** Moves focus to a place in the component as it was at first. */
async function arrive(name: string, place: string): Promise<void> {
  acted = 0;
  window.location.hash = '';
  clearNotifications();
  scene.visit += 1;
  await settled();
  // Otherwise Tab may start where a removed element was.
  document.querySelector<HTMLElement>('#before')?.focus();
  await settle();
  const keys = keyboardScenes[name]?.start[place];
  // Each key waits for what the one before it opens.
  for (const key of keys?.match(/\{\w+\}/g) ?? []) {
    await userEvent.keyboard(key);
    await settle();
  }
  // Focus is still before it only if no keys lead to it.
  const { id } = document.activeElement ?? {};
  if (keys === undefined || (id === 'before') !== (keys === '') || id === 'after')
    throw new Error(`Focus is not ${place || 'on the component'}.`);
}

/** Returns the documented keys of a component with the places where they are pressed. */
const rowsOf = ({ name, keyboard }: ComponentDocs) =>
  keyboard.flatMap(({ keys, on = '' }) =>
    keys.filter((key) => keyboardScenes[name]?.exceptions?.[key] === undefined).map((key) => ({ place: on, key })),
  );

describe('only documented keys have an effect', () => {
  it.each(documented)('$name', async (docs) => {
    await show(docs.name);
    const without: string[] = [];
    for (const { place, key } of rowsOf(docs)) {
      await arrive(docs.name, place);
      if (!(await hasEffect(key))) without.push(`${key} ${place}`);
    }
    expect(without).toEqual([]);

    await arrive(docs.name, Object.keys(keyboardScenes[docs.name]?.start ?? {})[0] ?? '');
    // Any key hides a tooltip.
    expect(await hasEffect('F9')).toBe(docs.name === 'Tooltip');
  });
});

it('has a scene for every component with documented keys', () => {
  expect(Object.keys(keyboardScenes).toSorted()).toEqual(documented.map(({ name }) => name).toSorted());
});
