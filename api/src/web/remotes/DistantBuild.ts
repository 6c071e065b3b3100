import { parseRemoteBuild, type RemoteBuild } from './remoteBuild.ts';

/** Interval at which a remote's host is asked for the current build. */
const refreshMs = 5000;
/** Timeout of a request. */
const timeoutMs = 2000;
/** How long a page waits for a refresh before it uses the last known build. */
const pageWaitMs = 250;
const responseMaxLength = 256 * 1024;

function within(promise: Promise<unknown>, limitMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * The current build of a remote on another host, according to its `current.json`, or its `mf-stats.json` if the host has a single
 * build. If the host does not respond, the last known build stays current, and a page waits at most a quarter of a second every
 * five seconds.
 */
export class DistantBuild {
  readonly #base: string;
  readonly #now: () => number;
  #known: RemoteBuild | null = null;
  #etag: string | null = null;
  #refreshedAtMs = -Infinity;
  #refreshing: Promise<void> | null = null;

  /** `base` is the URL of the remote's folder, with a trailing slash. */
  constructor(base: string, now: () => number) {
    this.#base = base;
    this.#now = now;
  }

  /** Returns the current build; null if the host has never responded. Never throws. */
  async current(): Promise<RemoteBuild | null> {
    if (this.#refreshing === null && this.#now() - this.#refreshedAtMs < refreshMs) return this.#known;
    const isFirst = this.#refreshedAtMs === -Infinity;
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshedAtMs = this.#now();
      this.#refreshing = null;
    });
    await within(this.#refreshing, isFirst ? timeoutMs : pageWaitMs);
    return this.#known;
  }

  async #refresh(): Promise<void> {
    try {
      const pointer = await this.#get('current.json', this.#etag);
      if (pointer.status === 304) return;
      const response = pointer.status === 404 ? await this.#get('mf-stats.json') : pointer;
      const build = response.ok ? parseRemoteBuild((await response.text()).slice(0, responseMaxLength)) : null;
      if (build === null) return;
      this.#known = build;
      this.#etag = response.headers.get('etag');
    } catch {
      // The last known build stays current. The page's error boundary shows if the remote itself cannot be reached.
    }
  }

  #get(name: string, etag: string | null = null): Promise<Response> {
    return fetch(this.#base + name, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: etag === null ? {} : { 'If-None-Match': etag },
    });
  }
}
