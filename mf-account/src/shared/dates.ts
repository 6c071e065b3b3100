/** Formats a date in the user's language: "May 3, 2026". `when` is ISO 8601. */
export function dayOf(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(when));
}

/** Formats a date in few letters: "Nov 22", with the year if it isn't this one: "Nov 22, 2025". */
export function shortDateOf(when: string, locale: string, now = new Date()): string {
  const date = new Date(when);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...year }).format(date);
}

/** Formats a date and time: "May 3, 2026 at 4:30 PM". */
export function momentOf(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(when));
}
