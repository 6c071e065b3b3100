import type { AttemptOutcome, getAttempts, GradedAttempt, postAttempts } from '@countertop/contract/play/attempts';
import { maxAttemptsPerPage } from '@countertop/contract/play/attempts.limits';
import { isoOf } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { groupCommit } from '../../platform/db/groupCommit.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { CallBudget } from '../../platform/http/CallBudget.ts';
import { fairTurns } from '../../platform/overload/fairTurns.ts';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { User } from '../../platform/http/caller.ts';
import { requireFeature } from '../people/requireFeature.ts';
import type { ConsentRule } from '../consents/ConsentRule.ts';
import { reports, requireLearnerFeature } from '../learners/requireLearnerFeature.ts';
import { AttemptModel, type AttemptRow } from './Attempt.model.ts';
import { type AttemptResult, writeAttempts } from './writeAttempts.ts';
import { toAttemptRow } from './toAttemptRow.ts';

const storing = {
  feature: 'progressTracking',
  sentence: 'Keeping answers requires a subscription. Choose a plan to keep them.',
} as const;

/**
 * Attempts of one learner. A child who answers every three seconds sends 1,200 an hour; the rest is for what a device kept while it was
 * offline, which sends what is above the budget an hour later.
 */
const attemptBudget = { amount: 5000, windowMs: 3_600_000 };

/** Attempts graded in one turn of the event loop: what a child sends at once while playing. */
const gradedPerTurn = 10;

type AttemptQuery = z.infer<typeof getAttempts.input>;
type AttemptPage = z.infer<typeof getAttempts.output>;

/** Attempts, and the time of the device that sent them. */
export type SentAttempts = Pick<z.infer<typeof postAttempts.input>, 'sentAt' | 'attempts'>;

export interface AttemptService {
  /**
   * Grades and stores attempts of a learner; resolves after the commit with their outcomes, in the same order. Throws `RateLimitError`
   * above `attemptBudget`.
   */
  store(user: User, learnerId: string, sent: SentAttempts): Promise<AttemptOutcome[]>;
  /** Returns a page of a learner's attempts, newest first. */
  list(user: User, query: AttemptQuery): Promise<AttemptPage>;
  /** Number of attempts waiting to be written. */
  waiting(): number;
  /** Resolves when everything sent so far is written. */
  drain(): Promise<void>;
}

/** Converts a row to the contract's type. If the clock of the device was wrong by days, the answer has the time of its receipt. */
export function gradedAttemptOf({ learnerId: _, day, receivedAt: receivedMs, ...row }: AttemptRow): GradedAttempt {
  const receivedAt = isoOf(receivedMs);
  return { ...row, answeredAt: row.answeredAt.startsWith(day) ? row.answeredAt : receivedAt, receivedAt };
}

function outcomeOf(result: AttemptResult): AttemptOutcome {
  switch (result) {
    case 'stored':
    case 'known':
      return { status: result };
    case 'id_reused':
      return { status: 'refused', code: result };
    case 'learner_gone':
      throw new ApiError('learner_gone', 'This player no longer exists.');
  }
}

async function listAttempts(
  database: Knex,
  { learnerId, after, limit, ...filter }: AttemptQuery,
): Promise<AttemptPage> {
  const size = limit === undefined ? maxAttemptsPerPage : Number(limit);
  const query = AttemptModel.query(database).where({ learnerId, ...filter });
  if (after !== undefined) void query.where('id', '<', after);
  const rows = await query.orderBy('id', 'desc').limit(size + 1);
  const page = rows.slice(0, size);
  return { attempts: page.map(gradedAttemptOf), next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}

interface AttemptContext extends Pick<ServerContext, 'database' | 'now' | 'telemetry'> {
  readonly consentRule: ConsentRule;
}

/** Creates the service. */
export function attemptService({ database, now, telemetry, consentRule }: AttemptContext): AttemptService {
  const write = (group: readonly AttemptRow[]) => writeAttempts(database, group);
  const writes = groupCommit<AttemptRow, AttemptResult>(write, telemetry.observeBatches('attempts'));
  const budget = new CallBudget(attemptBudget);
  const turn = fairTurns();
  return {
    async store(user, learnerId, { sentAt, attempts }) {
      requireFeature(user, storing, now());
      budget.spend(learnerId, attempts.length, now());
      await consentRule.require(learnerId);
      const receivedMs = now();
      const rows: ReturnType<typeof toAttemptRow>[] = [];
      for (let from = 0; from < attempts.length; from += gradedPerTurn) {
        if (from > 0) await turn();
        rows.push(
          ...attempts.slice(from, from + gradedPerTurn).map((one) => toAttemptRow(learnerId, one, receivedMs, sentAt)),
        );
      }
      return Promise.all(
        rows.map(async (row) =>
          typeof row === 'string' ? { status: 'refused', code: row } : outcomeOf(await writes.push(row)),
        ),
      );
    },
    async list(user, query) {
      await requireLearnerFeature(database, { user, learnerId: query.learnerId }, reports, now());
      return listAttempts(database, query);
    },
    waiting: writes.waiting,
    drain: () => writes.drain(),
  };
}
