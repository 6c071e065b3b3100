import { reportNameOf } from './facts.ts';

/** Four times what the list of reported problems shows. Each different one is a row of the figures, kept for 400 days. */
const mostReports = 200;

/** Limits how many different problems are reported on a day, so that reports cannot fill the figures. */
export class DailyReports {
  #day = '';
  readonly #names = new Set<string>();

  /** Adds the data of a report. Returns false if the day has too many others. */
  add(day: string, data: string | null): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#names.clear();
    }
    const name = reportNameOf(data);
    if (name === null || this.#names.has(name)) return true;
    if (this.#names.size >= mostReports) return false;
    this.#names.add(name);
    return true;
  }
}
