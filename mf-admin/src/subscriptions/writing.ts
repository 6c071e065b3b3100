/** The time of a moment where the reader is, to the second: "4:30:15 PM". `when` is ISO 8601. */
export function writeTime(when: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(when));
}

/** Hundredths with one decimal: 12.5 is "12.5%", 0 is "0.0%". */
export function writePercent(hundredths: number, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { style: 'percent', ...digits }).format(hundredths / 100);
}
