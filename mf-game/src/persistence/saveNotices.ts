/** Notices about the saved game. */
export type SaveNotice = 'openElsewhere' | 'onDevice' | 'signIn' | 'localWon' | 'serverWon' | 'restored';

/** Shows each notice once, until it is reset. */
export class SaveNotices {
  readonly #notify: (notice: SaveNotice) => void;
  readonly #shown = new Set<SaveNotice>();

  constructor(notify: (notice: SaveNotice) => void) {
    this.#notify = notify;
  }

  show(notice: SaveNotice): void {
    if (this.#shown.has(notice)) return;
    this.#shown.add(notice);
    this.#notify(notice);
  }

  reset(notice: SaveNotice): void {
    this.#shown.delete(notice);
  }
}
