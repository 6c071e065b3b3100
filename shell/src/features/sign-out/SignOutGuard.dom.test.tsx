import { noteUnsent } from '@countertop/client/play/unsent';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LocaleProvider } from '@countertop/design-system/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignOutGuard } from './SignOutGuard.tsx';

/** Placeholder for the dialog, which has its own stories. */
const DialogStub = () => 'Not saved yet';
const fetchDialog = vi.fn<() => Promise<typeof DialogStub>>(() => Promise.resolve(DialogStub));

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
        <SignOutGuard dialog={lazyComponent(fetchDialog)} />
      </LocaleProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Clicks an element and returns whether the browser would follow its link. */
async function isFollowed(selector: string): Promise<boolean> {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  let isPrevented = false;
  window.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await act(async () => document.querySelector(selector)?.dispatchEvent(click));
  return !isPrevented;
}

it('follows the link and loads nothing when nothing is unsent', async () => {
  expect(await isFollowed('[href="/api/logout"] span')).toBe(true);
  expect(fetchDialog).not.toHaveBeenCalled();
});

it('opens the dialog while something is unsent, wherever on the link the click is', async () => {
  noteUnsent('awards', true);

  expect(await isFollowed('[href="/api/logout"] span')).toBe(false);
  expect(document.body.textContent).toContain('Not saved yet');
});

it('ignores other links', async () => {
  noteUnsent('game', true);

  expect(await isFollowed('[href="/about"]')).toBe(true);
});
