import { LocaleProvider } from '@countertop/design-system/messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { FeedbackAside } from './FeedbackAside.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Renders what a dialog shows, and returns whether it asks. */
function isAskedIn(gameCompleted: boolean): boolean {
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <LocaleProvider locale="en-US">
        <FeedbackAside gameCompleted={gameCompleted} onSend={() => Promise.resolve()} />
      </LocaleProvider>,
    ),
  );
  const isAsked = container.textContent.includes('How do you like the game?');
  act(() => root.unmount());
  return isAsked;
}

beforeEach(() => sessionStorage.clear());

it('asks after the first completed day, once per browser session', () => {
  expect([isAskedIn(false), isAskedIn(true), isAskedIn(true)]).toEqual([false, true, false]);
});
