import type { AnalyticsEvent, AnalyticsSession } from '@countertop/contract/analytics/analytics';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { Background } from '../../platform/jobs/background.ts';
import { dayOf } from '../../platform/days.ts';
import { groupCommit } from '../../platform/db/groupCommit.ts';
import type { Telemetry } from '../../platform/observability/Telemetry.ts';
import { coarseUserAgent } from '../../platform/http/userAgent.ts';
import type { EventRow } from './AnalyticsEvent.model.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';
import { referrerHost } from './referrerHost.ts';
import { countVital } from './countVital.ts';
import { type EventEntry, eventStore } from './EventStore.ts';
import { type Flood, NetworkBudget, type NetworkLimits } from './NetworkBudget.ts';
import { ProblemReportLimit } from './ProblemReportLimit.ts';

export interface EventService {
  /** Starts a session or updates its time; resolves after the commit. Drops it if the network is over its budget. */
  recordSession(session: AnalyticsSession, address: string): Promise<void>;
  /**
   * Records an event, and its session if it is new; resolves after the commit. Drops it if the network of `address` is over
   * its budget.
   */
  recordEvent(event: AnalyticsEvent, address: string): Promise<void>;
  /** How long a browser should wait before it reports its time again; undefined for the usual interval. */
  nextReportMs(): number | undefined;
  /** Number of sessions and events waiting to be written. */
  waiting(): number;
  /** Resolves when everything recorded so far is written. */
  drain(): Promise<void>;
}

/** Five batches behind. Ten times as many are rejected. */
const busyWaiting = 2000;
/** Removing a flood takes some milliseconds. Shutdown waits no longer than this. */
const floodRemovalLimitMs = 1000;
/** Four times the usual interval: a quarter of the reports, and no browser's time is lost. */
const busyReportIntervalMs = 120_000;

function bareSession(sessionId: string, nowMs: number): SessionRow {
  return {
    sessionId,
    userAgent: null,
    referrer: null,
    timeSpentSeconds: 0,
    day: dayOf(nowMs),
    startedAt: nowMs,
    updatedAt: nowMs,
  };
}

function sessionRow(sent: AnalyticsSession, nowMs: number): SessionRow {
  const row = bareSession(sent.sessionId, nowMs);
  return 'timeSpent' in sent
    ? { ...row, timeSpentSeconds: sent.timeSpent }
    : { ...row, userAgent: coarseUserAgent(sent.userAgent), referrer: referrerHost(sent.referrer) };
}

function eventRow({ sessionId, eventType, eventData, requestId }: AnalyticsEvent, nowMs: number): EventRow {
  return {
    sessionId,
    eventType,
    eventData,
    requestId: requestId ?? null,
    day: dayOf(nowMs),
    createdAt: nowMs,
  };
}

function createBudget(limits: NetworkLimits, log: Logger, removeFlood: (flood: Flood) => void): NetworkBudget {
  return new NetworkBudget(limits, (flood) => {
    const { calls, burstCalls } = limits;
    log.warn(
      { calls, burstCalls },
      'one network floods analytics; its events are being removed. Check TRUSTED_PROXIES.',
    );
    removeFlood(flood);
  });
}

export interface EventServiceOptions {
  readonly database: Knex;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly telemetry: Telemetry;
  readonly log: Logger;
  readonly limits: NetworkLimits;
}

export function eventService({ database, now, telemetry, log, limits }: EventServiceOptions): EventService {
  const store = eventStore(database);
  const reports = new ProblemReportLimit();
  const background = new Background(log);
  const writes = groupCommit<EventEntry>(async (batch) => {
    await store.recordBatch(batch);
    return batch.map(() => undefined);
  }, telemetry.observeBatches('analytics'));

  const budget = createBudget(limits, log, (flood) =>
    background.run('removing a flood of analytics', async () => {
      // Entries accepted before the flood was noticed may still be waiting.
      await writes.drain();
      await store.removeFlood(flood, now());
    }),
  );

  function isCounted(address: string, visit: string, nowMs: number): boolean {
    const reason = budget.add(address, visit, nowMs);
    if (reason !== null) telemetry.recordShed(reason);
    return reason === null;
  }

  async function recordEvent(sent: AnalyticsEvent, address: string): Promise<void> {
    const { sessionId, eventType, eventData } = sent;
    const nowMs = now();
    if (!isCounted(address, sessionId, nowMs)) return;
    if (eventType === 'problem_report' && !reports.add(dayOf(nowMs), eventData)) return telemetry.recordShed('reports');
    if (eventType === 'web_vital') countVital(telemetry, eventData);
    await writes.push({ session: bareSession(sessionId, nowMs), event: eventRow(sent, nowMs) });
  }

  return {
    async recordSession(sent, address) {
      const nowMs = now();
      if (isCounted(address, sent.sessionId, nowMs))
        await writes.push({ session: sessionRow(sent, nowMs), event: null });
    },
    recordEvent,
    nextReportMs: () => (writes.waiting() > busyWaiting ? busyReportIntervalMs : undefined),
    waiting: writes.waiting,
    async drain() {
      await writes.drain();
      await background.drain(floodRemovalLimitMs);
    },
  };
}
