const dayMs = 86_400_000;

let latest = { number: Number.NaN, day: '' };

/** The UTC day as YYYY-MM-DD. */
export function dayOf(ms: number): string {
  const number = Math.floor(ms / dayMs);
  // Asked for each event, nearly always of the same day.
  if (number !== latest.number) latest = { number, day: new Date(ms).toISOString().slice(0, 10) };
  return latest.day;
}

/** The UTC day so many days later; negative for days before. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMs);
}

/** Every day from one to another, both included. */
export function daysFrom(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
