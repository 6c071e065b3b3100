/** A page's answer, ready to be sent. */
export interface StoredPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Entry {
  readonly page: Promise<StoredPage>;
  /** 0 until the page is made. */
  bytes: number;
}

/**
 * Keeps finished pages in memory and drops those that were not asked for longest. A page that several ask for at once is
 * made once.
 */
export class PageCache {
  readonly #limitBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** `limitBytes`: maximum size of all bodies together. */
  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** Size of all bodies together. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the page stored under `key`, or makes it. Rejects if it cannot be made; the next call tries again. */
  get(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const known = this.#entries.get(key);
    if (known) {
      // The map's order is the order of use.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.page;
    }
    const entry: Entry = { page: make(), bytes: 0 };
    this.#entries.set(key, entry);
    entry.page.then(
      ({ body }) => this.#count(key, entry, body.length),
      () => this.#drop(key, entry),
    );
    return entry.page;
  }

  /** Forgets every page. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #count(key: string, entry: Entry, bytes: number): void {
    // It may have been forgotten while it was being made.
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) return;
      // A page that is still being made weighs nothing yet, and others wait for it.
      if (old.bytes > 0) this.#drop(oldKey, old);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
