import { maxClockErrorMs } from '@countertop/contract/play/attempts.limits';
import { useSyncExternalStore } from 'react';
import { localDay } from './localDay.ts';

/** How far the clock of this device is behind the server's, in milliseconds; 0 if it is right, or before the server has answered. */
let behindMs = 0;
const listeners = new Set<() => void>();

/** Compares the clock of this device with the `Date` of an answer of the server. */
export function noteServerDate(date: string | null): void {
  const differenceMs = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(differenceMs)) return;
  behindMs = Math.abs(differenceMs) <= maxClockErrorMs ? 0 : differenceMs;
  for (const listener of listeners) listener();
}

/** Returns a moment that this device has measured, the present one by default, by the server's clock if that of the device is wrong by days. */
export const currentTime = (deviceMs = Date.now()): Date => new Date(deviceMs + behindMs);

/** Returns the day in the time zone of this device, like `2026-11-21`, by the same clock. */
export const today = (): string => localDay(currentTime());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the same day, and renders again when the server's answer changes it. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
