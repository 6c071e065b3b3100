import { dayMs } from '@countertop/contract/shared/time';

/** Returns the date on the device, like `2026-11-21`. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Returns `count` days up to and including `today`, oldest first. */
export function daysUntil(today: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(today) - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
