import { noteUnsent } from '@countertop/client/unsent';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LocaleProvider } from '@countertop/design-system/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignOut } from './SignOut.tsx';

/** Stands for the dialog, which has stories of its own. */
const Question = () => 'Not saved yet';
const fetchDialog = vi.fn<() => Promise<typeof Question>>(() => Promise.resolve(Question));

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  fetchDialog.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <LocaleProvider locale="en-US">
        <a href="/api/logout">
          <span>Sign Out</span>
        </a>
        <a href="/about">About</a>
        <SignOut dialog={lazyComponent(fetchDialog)} />
      </LocaleProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Whether a press on it leads where it says. */
async function goesOn(selector: string): Promise<boolean> {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  let isPrevented = false;
  window.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await act(async () => document.querySelector(selector)?.dispatchEvent(press));
  return !isPrevented;
}

it('lets somebody go who has nothing unsent, and fetches nothing', async () => {
  expect(await goesOn('[href="/api/logout"] span')).toBe(true);
  expect(fetchDialog).not.toHaveBeenCalled();
});

it('stands in the way while something is unsent, wherever on the link the press is', async () => {
  noteUnsent('awards', true);

  expect(await goesOn('[href="/api/logout"] span')).toBe(false);
  expect(document.body.textContent).toContain('Not saved yet');
});

it('minds no other link', async () => {
  noteUnsent('game', true);

  expect(await goesOn('[href="/about"]')).toBe(true);
});
