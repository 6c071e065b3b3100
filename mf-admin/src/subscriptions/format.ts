/** Formats a time in the reader's time zone: "4:30:15 PM". `when` is ISO 8601. */
export function formatTime(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(when));
}

/** Formats a percentage with one decimal: 12.5 is "12.5%", 0 is "0.0%". */
export function formatPercent(hundredths: number, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { style: 'percent', ...digits }).format(hundredths / 100);
}
