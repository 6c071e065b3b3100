import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy.ts';
import { lazyHtml } from './lazyHtml.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

/** The element that the observer of the part watches, and what it calls when the part is in view. */
let observed: { element: Element; show: () => void } | undefined;

class FakeObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(element: Element): void {
    // On a busy device, it was out of view a moment before.
    const entries = [{ isIntersecting: false }, { isIntersecting: true }];
    // @ts-expect-error The part reads nothing else of an entry.
    observed = { element, show: () => this.#callback(entries, this) };
  }
  disconnect(): void {
    observed = undefined;
  }
}

const pressed = vi.fn<() => void>();
function Part() {
  return (
    <section id="part">
      <button type="button" onClick={pressed}>
        Press
      </button>
    </section>
  );
}
const load = vi.fn<() => Promise<typeof Part>>();

let container: HTMLElement;
let root: Root | undefined;
function hydrate(): void {
  root = hydrateRoot(container, lazyHtml('part', lazyComponent(load)));
}
const button = () => container.querySelector('button') ?? container;
const isHydrated = () => Object.keys(button()).some((key) => key.startsWith('__reactProps'));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  load.mockResolvedValue(Part);
  document.body.innerHTML =
    '<div><!--$--><section id="part"><button type="button">Press</button></section><!--/$--></div>';
  container = document.querySelector('div') ?? document.body;
});

afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('loads its code out of view if its HTML turns out to be wrong', async () => {
  let report = () => {};
  const wrong = new Promise<void>((resolve) => (report = resolve));
  root = hydrateRoot(
    container,
    lazyHtml('part', lazyComponent(load), () => wrong),
  );
  await eventually(() => expect(observed?.element.id).toBe('part'));
  expect(load).not.toHaveBeenCalled();

  report();

  await eventually(() => expect(isHydrated()).toBe(true));
});

it('keeps its HTML and loads nothing until it is in view', async () => {
  const before = button();
  hydrate();
  await eventually(() => expect(observed?.element.id).toBe('part'));
  expect(load).not.toHaveBeenCalled();

  observed?.show();
  await eventually(() => expect(isHydrated()).toBe(true));
  before.click();

  expect(button()).toBe(before);
  expect(pressed).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'click', 'keydown', 'scroll', 'focusin'])('loads at the first %s', async (type) => {
  hydrate();

  window.dispatchEvent(new Event(type));

  await eventually(() => expect(load).toHaveBeenCalledOnce());
});

it('repeats a press that came before its code, once', async () => {
  let arrive = (_part: typeof Part) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  hydrate();
  button().click();
  await eventually(() => expect(load).toHaveBeenCalledOnce());
  expect(pressed).not.toHaveBeenCalled();

  arrive(Part);
  await eventually(() => expect(pressed).toHaveBeenCalledOnce());
  button().click();

  expect(pressed).toHaveBeenCalledTimes(2);
});

it('renders immediately if its code is loaded, so that nothing flashes after navigation', async () => {
  const code = lazyComponent(load);
  await code.preload();
  container.replaceChildren();

  const part = lazyHtml('part', code);
  root = createRoot(container);
  flushSync(() => root?.render(part));

  expect(container.querySelector('section')).not.toBeNull();
});
