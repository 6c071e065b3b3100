import { sendAttempts } from '@countertop/client/play/attempts';
import type { AttemptOutcome } from '@countertop/contract/play/attempts';
import { forgetLearner } from '../forgetLearner.ts';
import { refreshUser } from '../refreshUser.ts';
import type { UploadResult } from '../uploads.ts';
import { type AttemptStore, attemptStore, type StoredAttempt } from './attemptStore.ts';

/** With `callsAtOnce` and some 0.4 kB each, stays below the 64 kB that browsers send for a page that is being closed. */
const attemptsPerCall = 64;
/** One after the other, calls would wait for a slow network's responses most of the time. */
const callsAtOnce = 2;

export interface AttemptSenderOptions {
  readonly store?: AttemptStore | undefined;
  /** Called when attempts are dropped because their learner was erased. */
  readonly onGone?: (() => void) | undefined;
}

/** Sends a learner's stored attempts. They leave the store once the server has them or rejects them permanently. */
export class AttemptSender {
  readonly #learnerId: string;
  readonly #store: AttemptStore;
  readonly #onGone: () => void;
  /** Answered by the server in this visit, so that no attempt is sent twice even if it can't be removed. */
  readonly #answered = new Set<string>();

  constructor(learnerId: string, { store = attemptStore, onGone = () => {} }: AttemptSenderOptions = {}) {
    this.#learnerId = learnerId;
    this.#store = store;
    this.#onGone = onGone;
  }

  /** One tab at a time, so that two don't send the same attempts. Never rejects. */
  send(): Promise<UploadResult> {
    const send = () => this.#sendAll();
    return 'locks' in navigator ? navigator.locks.request('send-attempts', send).catch(send) : send();
  }

  async #sendAll(): Promise<UploadResult> {
    for (;;) {
      const waiting = await this.#nextAttempts();
      if (waiting.length === 0) return 'done';
      const batches = [waiting.slice(0, attemptsPerCall), waiting.slice(attemptsPerCall)];
      const results = await Promise.all(
        batches.filter(({ length }) => length > 0).map((batch) => this.#sendBatch(batch)),
      );
      const end = results.find((result) => result !== null);
      if (end !== undefined) return end;
    }
  }

  /** Returns null if the server has answered, so that the next ones can be sent. */
  async #sendBatch(batch: readonly StoredAttempt[]): Promise<UploadResult | null> {
    const result = await sendAttempts(
      this.#learnerId,
      batch.map(({ attempt }) => attempt),
    );
    if (result.kind === 'unreachable') return 'retry';
    // Without consent, later attempts are sent again, in case the guardians agree while the child plays.
    if (result.kind === 'noConsent') {
      await this.#store.drop(this.#learnerId);
      return 'done';
    }
    if (result.kind === 'gone') {
      await this.#forgetLearner();
      return 'stop';
    }
    // Someone may sign in again in another tab.
    if (result.kind === 'refused') return result.status === 401 ? 'retry' : 'stop';
    await this.#settle(batch, result.outcomes);
    return null;
  }

  async #forgetLearner(): Promise<void> {
    const dropped = await this.#store.drop(this.#learnerId);
    await forgetLearner(this.#learnerId);
    if (dropped > 0) this.#onGone();
    // If it is the player, the page starts again.
    await refreshUser();
  }

  async #nextAttempts(): Promise<readonly StoredAttempt[]> {
    const most = callsAtOnce * attemptsPerCall;
    const oldest = await this.#store.oldest(this.#learnerId, most + this.#answered.size);
    return oldest.filter(({ id }) => !this.#answered.has(id)).slice(0, most);
  }

  async #settle(batch: readonly StoredAttempt[], outcomes: readonly AttemptOutcome[]): Promise<void> {
    for (const { id } of batch) this.#answered.add(id);
    const answers = batch.map((stored, index) => ({ ...stored, outcome: outcomes[index] }));
    const refused = answers.filter(({ outcome }) => outcome?.status === 'refused');
    if (refused.length > 0) console.warn('The server refused answers:', refused);
    // A newer server knows newer rules: these are sent again in the next visit.
    const isKept = ({ outcome }: (typeof answers)[number]) =>
      outcome?.status === 'refused' && outcome.code === 'unknown_rules';
    const idsOf = (some: typeof answers) => some.map(({ id }) => id);
    const unwanted = refused.filter((one) => !isKept(one));
    if (unwanted.length > 0) await this.#store.remove(idsOf(unwanted));
    await this.#store.confirm(this.#learnerId, idsOf(answers.filter((one) => !refused.includes(one))));
  }
}

/**
 * Sends stored answers of other learners of this device, which a grown-up's session may do for their children. Rejected ones wait
 * for their learner.
 */
export async function sendOthers(learnerId: string, options: AttemptSenderOptions = {}): Promise<void> {
  const learners = (await (options.store ?? attemptStore).waiting()).keys();
  for (const other of learners) if (other !== learnerId) await new AttemptSender(other, options).send();
}
