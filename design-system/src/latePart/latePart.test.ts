import { beforeEach, expect, it, vi } from 'vitest';
import { latePart } from './latePart.ts';

const Dish = () => null;
const warn = vi.fn<typeof console.warn>();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

it('is not fetched by itself', () => {
  const load = vi.fn<() => Promise<typeof Dish>>(async () => Dish);

  expect(latePart(load).now()).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('is fetched once, however often it is asked for', async () => {
  const load = vi.fn<() => Promise<typeof Dish>>(async () => Dish);
  const part = latePart(load);

  await Promise.all([part.fetch(), part.fetch()]);
  await part.fetch();

  expect(part.now()).toBe(Dish);
  expect(load).toHaveBeenCalledOnce();
});

it('says when it is there', async () => {
  const part = latePart(async () => Dish);
  const heard = vi.fn<() => void>();
  const stop = part.subscribe(heard);

  await part.fetch();
  expect(heard).toHaveBeenCalledOnce();

  stop();
  expect(warn).not.toHaveBeenCalled();
});

it('fails without throwing, and is fetched anew when it is asked for again', async () => {
  const load = vi.fn<() => Promise<typeof Dish>>(async () => Dish).mockRejectedValueOnce(new TypeError('offline'));
  const part = latePart(load);

  await part.fetch();
  expect(part.now()).toBe('failed');
  expect(warn).toHaveBeenCalledOnce();

  const again = part.fetch();
  expect(part.now()).toBeNull();
  await again;
  expect(part.now()).toBe(Dish);
});

it('tells nobody who has gone', async () => {
  const part = latePart(async () => Dish);
  const heard = vi.fn<() => void>();
  part.subscribe(heard)();

  await part.fetch();

  expect(heard).not.toHaveBeenCalled();
});
