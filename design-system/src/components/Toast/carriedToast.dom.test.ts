import { afterEach, expect, it, vi } from 'vitest';
import { clearNotifications, notifications, notifyOnNextPage, showCarriedToast } from './notifications.ts';

const success = { title: 'Payment Successful!', message: 'Welcome!', tone: 'success' } as const;

afterEach(() => {
  sessionStorage.clear();
  clearNotifications();
  vi.restoreAllMocks();
});

it('shows the toast once, on the next page', () => {
  notifyOnNextPage(success);
  expect(notifications().visible).toBeUndefined();

  showCarriedToast();
  expect(notifications().visible).toMatchObject(success);

  clearNotifications();
  showCarriedToast();
  expect(notifications().visible).toBeUndefined();
});

it('shows the toast immediately if storage is unavailable', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

  notifyOnNextPage(success);

  expect(notifications().visible).toMatchObject(success);
});

it.each(['{', '7', 'null', '{"title":"x"}', '{"title":"x","message":7}'])('drops %s', (kept) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  sessionStorage.setItem('countertop.toast', kept);

  showCarriedToast();

  expect(notifications().visible).toBeUndefined();
});
