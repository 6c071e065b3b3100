import * as z from 'zod/mini';

const maxNameLength = 60;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Name of a time zone: `America/New_York`. */
export const timeZoneName = z
  .string()
  .check(z.maxLength(maxNameLength), z.refine(isTimeZone, 'This is not the name of a time zone.'));

/** Returns the time zone of this device. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Day and time on a clock in a time zone. */
export interface WallTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Since midnight on the clock, 0 to 86,399. */
  readonly secondOfDay: number;
}

let latest: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | null = null;

/** Returns the wall time of a moment, in milliseconds since 1970 UTC. Throws `RangeError` if the time zone is unknown. */
export function wallTimeIn(timeZone: string, ms: number): WallTime {
  if (latest?.timeZone !== timeZone) latest = { timeZone, format: formatOf(timeZone) };
  const parts = new Map(latest.format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${partOf('year')}-${partOf('month')}-${partOf('day')}`,
    secondOfDay: Number(partOf('hour')) * 3600 + Number(partOf('minute')) * 60 + Number(partOf('second')),
  };
}
