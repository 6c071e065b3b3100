import { act, Component, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LazyComponent, lazyComponent } from './lazy.ts';
import { LazyBoundary } from './LazyBoundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Dish = () => 'Soup';
const offline = new TypeError('offline');
const load = vi.fn<() => Promise<typeof Dish>>();
let place: HTMLElement;
let leave = () => {};

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(Dish);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

async function render(content: ReactNode): Promise<void> {
  const root = createRoot(place);
  leave = () => act(() => root.unmount());
  await act(async () => root.render(content));
}

const show = (Lazy: LazyComponent<object>) =>
  render(
    <LazyBoundary>
      <Lazy />
    </LazyBoundary>,
  );

it('loads nothing before it is rendered or preloaded', () => {
  expect(lazyComponent(load).status()).toBe('idle');
  expect(load).not.toHaveBeenCalled();
});

it('loads its code once, however often it is preloaded and rendered', async () => {
  const Lazy = lazyComponent(load);

  await Promise.all([Lazy.preload(), Lazy.preload()]);
  await show(Lazy);

  expect(place.textContent).toBe('Soup');
  expect(load).toHaveBeenCalledOnce();
});

it('renders synchronously once its code is loaded', async () => {
  const Lazy = lazyComponent(load);
  await Lazy.preload();
  const root = createRoot(place);
  leave = () => act(() => root.unmount());

  act(() => root.render(<Lazy />));

  expect(place.textContent).toBe('Soup');
});

it('keeps its state when it is rendered again, although its code loaded during a transition', async () => {
  const Lazy = lazyComponent<{ name: string }>(async () => ({ name }) => <input aria-label={name} />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(place);
  leave = () => root.unmount();
  const showNamed = async (name: string) => {
    startTransition(() =>
      root.render(
        <LazyBoundary>
          <Lazy name={name} />
        </LazyBoundary>,
      ),
    );
    await expect.poll(() => place.querySelector('input')?.getAttribute('aria-label')).toBe(name);
  };
  await showNamed('Soup');
  const field = place.querySelector('input');

  await showNamed('Salad');

  expect(place.querySelector('input')).toBe(field);
});

it('tells its subscribers that the status changed, until they unsubscribe', async () => {
  load.mockRejectedValueOnce(offline);
  const Lazy = lazyComponent(load);
  const statuses: string[] = [];
  const unsubscribe = Lazy.subscribe(() => statuses.push(Lazy.status()));

  await Lazy.preload();
  unsubscribe();
  await Lazy.preload();

  expect(statuses).toEqual(['loading', 'failed']);
});

it('requests the code again after a failed preload', async () => {
  load.mockRejectedValueOnce(offline);
  const Lazy = lazyComponent(load);

  await expect(Lazy.preload()).resolves.toBe(false);
  await expect(Lazy.preload()).resolves.toBe(true);

  expect(Lazy.status()).toBe('loaded');
});

it('requests the code when it is rendered after a failed preload', async () => {
  load.mockRejectedValueOnce(offline);
  const Lazy = lazyComponent(load);
  await Lazy.preload();

  await show(Lazy);

  expect(place.textContent).toBe('Soup');
});

it('requests the code once per attempt when it is rendered', async () => {
  load.mockRejectedValue(offline);

  await show(lazyComponent(load));

  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

it('requests the code again when it is rendered again after a failure', async () => {
  load.mockRejectedValueOnce(offline);
  const Lazy = lazyComponent(load);
  await show(Lazy);
  leave();

  await show(Lazy);

  expect(place.textContent).toBe('Soup');
});

it('requests the code again when the browser is back online', async () => {
  load.mockRejectedValueOnce(offline);
  await show(lazyComponent(load));

  await act(async () => window.dispatchEvent(new Event('online')));

  expect(place.textContent).toBe('Soup');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

class PageBoundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

it('leaves errors of the loaded component to the next error boundary', async () => {
  load.mockResolvedValue(() => {
    throw new Error('no soup');
  });
  const Broken = lazyComponent(load);

  await render(
    <PageBoundary>
      <LazyBoundary>
        <Broken />
      </LazyBoundary>
    </PageBoundary>,
  );

  expect(place.textContent).toBe('no soup');
});
