import { problemReportNameOf } from './counters.ts';

/** Four times as many as the admin report lists. Each is one row, kept for 400 days. */
const maxReportsPerDay = 200;

/** Limits how many different problems can be reported in a day. */
export class ProblemReportLimit {
  #day = '';
  readonly #names = new Set<string>();

  /** Adds a report. Returns false if the day has reached its limit of different problems. */
  add(day: string, data: string | null): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#names.clear();
    }
    const name = problemReportNameOf(data);
    if (name === null || this.#names.has(name)) return true;
    if (this.#names.size >= maxReportsPerDay) return false;
    this.#names.add(name);
    return true;
  }
}
