import { preferences } from '@countertop/design-system/preferences';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AwardPopup } from './AwardPopup.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const onClose = vi.fn<() => void>();

const popup = { streak: 5, awards: [], gift: null } as const;

const render = (isOpen: boolean) =>
  act(async () =>
    root.render(
      <>
        <input />
        {isOpen && <AwardPopup popup={popup} speed="standard" onClose={onClose} onChoose={() => {}} />}
      </>,
    ),
  );
const focus = (selector: string) => act(async () => find(selector).focus());

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`No ${selector} found.`);
  return element;
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const point = (type: 'pointerover' | 'pointerout') =>
  act(async () => find('section').dispatchEvent(new Event(type, { bubbles: true })));

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
  preferences.reducedMotion = 'on';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('closes after 4 s', async () => {
  await render(true);

  await pass(4000);

  expect(onClose).toHaveBeenCalledOnce();
});

it('stays while the pointer is on it', async () => {
  await render(true);
  await point('pointerover');

  await pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  await point('pointerout');
  await pass(4000);

  expect(onClose).toHaveBeenCalledOnce();
});

it('stays while it has the focus, even after the pointer left it', async () => {
  await render(true);
  await focus('section button');
  await point('pointerover');
  await point('pointerout');

  await pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  await focus('input');
  await pass(4000);

  expect(onClose).toHaveBeenCalledOnce();
});

it('gives the focus back to where it came from', async () => {
  await render(true);
  await focus('input');
  await focus('section button');

  await render(false);

  expect(document.activeElement).toBe(find('input'));
});
