import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
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

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until what a key has opened or closed stays as it is. */
async function settle(): Promise<void> {
  for (let isStable = false; !isStable;) {
    const before = observe();
    for (let count = 0; count < 6; count += 1) await frame();
    const after = observe();
    isStable = after.focused === before.focused && after.state === before.state;
  }
}

async function hasEffect(key: string): Promise<boolean> {
  const before = observe();
  await userEvent.keyboard(press(key));
  for (let count = 0; count < 30; count += 1) {
    const after = observe();
    if (after.focused !== before.focused || after.state !== before.state) return true;
    await frame();
  }
  return false;
}

/** Shows a component, and moves focus to a place in it. */
async function arrive(name: string, place: string): Promise<void> {
  const scene = keyboardScenes[name];
  acted = 0;
  window.location.hash = '';
  await preview
    .meta({ title: name })
    .story({
      render: () => (
        <>
          <Button id="before">Before</Button>
          {scene?.content(() => void (acted += 1))}
          <Button id="after">After</Button>
        </>
      ),
    })
    .run();
  // Otherwise Tab may start where a removed element was.
  document.querySelector<HTMLElement>('#before')?.focus();
  await settle();
  // Each key waits for what the one before it opens.
  for (const key of scene?.start[place]?.match(/\{\w+\}/g) ?? []) {
    await userEvent.keyboard(key);
    await settle();
  }
}

const rows = Object.values(records).flatMap(({ docs: { name, keyboard } }) =>
  keyboard.flatMap(({ keys, on = '' }) =>
    keys
      .filter((key) => keyboardScenes[name]?.exceptions?.[key] === undefined)
      .map((key) => ({ name, place: on, key })),
  ),
);

describe('a documented key has an effect', () => {
  it.each(rows)('$name: $key $place', async ({ name, place, key }) => {
    expect(Object.keys(keyboardScenes[name]?.start ?? {})).toContain(place);
    await arrive(name, place);
    // Focus is still before it only if no keys lead to it.
    const isBefore = document.activeElement?.id === 'before';
    expect(isBefore).toBe(keyboardScenes[name]?.start[place] === '');
    expect(document.activeElement?.id).not.toBe('after');

    expect(await hasEffect(key)).toBe(true);
  });
});

describe('a key that is not documented', () => {
  // Any key hides a tooltip.
  it.each(Object.keys(keyboardScenes).filter((name) => name !== 'Tooltip'))('%s ignores F9', async (name) => {
    await arrive(name, Object.keys(keyboardScenes[name]?.start ?? {})[0] ?? '');

    expect(await hasEffect('F9')).toBe(false);
  });
});

describe('a component with documented keys', () => {
  const documented = Object.values(records).flatMap(({ docs }) => (docs.keyboard.length > 0 ? docs.name : []));

  it.each(documented)('%s has a scene', (name) => {
    expect(Object.keys(keyboardScenes)).toContain(name);
  });

  it('is the only kind with a scene', () => {
    expect(Object.keys(keyboardScenes).filter((name) => !documented.includes(name))).toEqual([]);
  });
});
