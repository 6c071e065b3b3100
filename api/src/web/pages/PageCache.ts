/** A response that is ready to be sent. */
export interface StoredPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Entry {
  readonly page: Promise<StoredPage>;
  /** 0 until the page is rendered. */
  bytes: number;
}

/**
 * Caches rendered pages in memory and evicts the least recently used. Concurrent requests for a page render it once.
 */
export class PageCache {
  readonly #limitBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** `limitBytes` is the maximum size of all bodies together. */
  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** Size of all bodies together. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the page stored under `key`, or renders it. Rejects if rendering fails; the next call tries again. */
  get(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const cached = this.#entries.get(key);
    if (cached) {
      // The map's order is the order of use.
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      return cached.page;
    }
    const entry: Entry = { page: render(), bytes: 0 };
    this.#entries.set(key, entry);
    entry.page.then(
      ({ body }) => this.#count(key, entry, body.length),
      () => this.#drop(key, entry),
    );
    return entry.page;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #count(key: string, entry: Entry, bytes: number): void {
    // The cache may have been cleared while the page was being rendered.
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) return;
      // A page that is still being rendered has no size yet, and requests wait for it.
      if (old.bytes > 0) this.#drop(oldKey, old);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
