import { parseRemoteBuild, type RemoteBuild } from './remoteBuild.ts';

/** A remote's host is asked again which build is current when this much time has passed. */
const freshMs = 5000;
/** It has this long to answer. */
const answerLimitMs = 2000;
/** A page waits this long for what we could also answer from memory. */
const pageWaitMs = 250;
const longestAnswer = 256 * 1024;

function within(promise: Promise<unknown>, limitMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * The current build of a remote that lives elsewhere, as its own host tells it: `current.json` where builds are deployed
 * side by side, `mf-stats.json` where a build lies alone. A host that does not answer leaves what was known, and costs a
 * page a quarter of a second every five seconds at most.
 */
export class DistantBuild {
  readonly #base: string;
  readonly #now: () => number;
  #known: RemoteBuild | null = null;
  #etag: string | null = null;
  #askedAtMs = -Infinity;
  #asking: Promise<void> | null = null;

  /** `base` is the address of the remote's folder, with a slash at the end. */
  constructor(base: string, now: () => number) {
    this.#base = base;
    this.#now = now;
  }

  /** Null when its host has never said; never throws. */
  async current(): Promise<RemoteBuild | null> {
    if (this.#asking === null && this.#now() - this.#askedAtMs < freshMs) return this.#known;
    const isFirst = this.#askedAtMs === -Infinity;
    this.#asking ??= this.#ask().finally(() => {
      this.#askedAtMs = this.#now();
      this.#asking = null;
    });
    await within(this.#asking, isFirst ? answerLimitMs : pageWaitMs);
    return this.#known;
  }

  async #ask(): Promise<void> {
    try {
      const pointer = await this.#get('current.json', this.#etag);
      if (pointer.status === 304) return;
      const answer = pointer.status === 404 ? await this.#get('mf-stats.json') : pointer;
      const build = answer.ok ? parseRemoteBuild((await answer.text()).slice(0, longestAnswer)) : null;
      if (build === null) return;
      this.#known = build;
      this.#etag = answer.headers.get('etag');
    } catch {
      // What was known stays; the page's boundary tells people when the remote itself does not answer.
    }
  }

  #get(name: string, etag: string | null = null): Promise<Response> {
    return fetch(this.#base + name, {
      redirect: 'error',
      signal: AbortSignal.timeout(answerLimitMs),
      headers: etag === null ? {} : { 'If-None-Match': etag },
    });
  }
}
