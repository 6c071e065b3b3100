import type { AnalyticsEvent, AnalyticsSession } from '@countertop/contract/analytics';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { Background } from '../../platform/jobs/background.ts';
import { dayOf } from '../../platform/days.ts';
import { groupCommit } from '../../platform/db/groupCommit.ts';
import type { Telemetry } from '../../platform/observability/Telemetry.ts';
import { coarseUserAgent } from '../../platform/http/userAgent.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';
import { referrerHost } from './referrerHost.ts';
import { countVital } from './countVital.ts';
import { DailyReports } from './DailyReports.ts';
import { Known } from './Known.ts';
import { NetworkBudget, type NetworkLimits } from './NetworkBudget.ts';
import { type AnalyticsWrite, writeAnalytics } from './writeAnalytics.ts';
import { withdrawVisits } from './withdrawVisits.ts';

export interface AnalyticsService {
  /** Starts a session or raises its time; settles after the commit. Drops it if the network is over its budget. */
  recordSession(session: AnalyticsSession, address: string): Promise<void>;
  /**
   * Records an event, and its session when that is not known yet; settles after the commit. Drops it if the network of
   * `address` is over its budget.
   */
  recordEvent(event: AnalyticsEvent, address: string): Promise<void>;
  /** After how long a browser should report its time again; undefined: as usual. */
  nextReportMs(): number | undefined;
  /** How many sessions and events wait to be written. */
  waiting(): number;
  /** Settles once everything recorded before is written. */
  drain(): Promise<void>;
}

/** Several groups behind; ten times as many are refused. */
const busyWaiting = 2000;
/** A withdrawal takes some milliseconds; a stop does not wait longer for it. */
const withdrawalLimitMs = 1000;
/** Four times the usual interval: a quarter of the reports, and no browser's time is lost. */
const busyReportIntervalMs = 120_000;

function unknownSession(sessionId: string, nowMs: number): SessionRow {
  return {
    session_id: sessionId,
    user_agent: null,
    referrer: null,
    time_spent_seconds: 0,
    day: dayOf(nowMs),
    started_at: nowMs,
    updated_at: nowMs,
  };
}

function sessionRow(sent: AnalyticsSession, nowMs: number): SessionRow {
  const row = unknownSession(sent.sessionId, nowMs);
  return 'timeSpent' in sent
    ? { ...row, time_spent_seconds: sent.timeSpent }
    : { ...row, user_agent: coarseUserAgent(sent.userAgent), referrer: referrerHost(sent.referrer) };
}

export interface AnalyticsOptions {
  readonly database: Knex;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly telemetry: Telemetry;
  readonly log: Logger;
  readonly limits: NetworkLimits;
}

export function analyticsService({ database, now, telemetry, log, limits }: AnalyticsOptions): AnalyticsService {
  const known = new Known();
  const reports = new DailyReports();
  const background = new Background(log);
  const writes = groupCommit<AnalyticsWrite>(async (group) => {
    await writeAnalytics(database, group, known);
    return group.map(() => undefined);
  }, telemetry.watchGroups('analytics'));

  const budget = new NetworkBudget(limits, (flood) => {
    const { calls, burstCalls } = limits;
    log.warn({ calls, burstCalls }, 'one network floods analytics: what it sent is withdrawn. Check TRUSTED_PROXIES.');
    background.run('withdrawing a flood of analytics', async () => {
      // What was accepted before the flood was noticed may still wait to be written.
      await writes.drain();
      known.forget(flood.visits);
      await withdrawVisits(database, flood, now());
    });
  });

  function isCounted(address: string, visit: string, nowMs: number): boolean {
    const reason = budget.add(address, visit, nowMs);
    if (reason !== null) telemetry.shed(reason);
    return reason === null;
  }

  async function recordEvent(sent: AnalyticsEvent, address: string): Promise<void> {
    const { sessionId, eventType, eventData, requestId } = sent;
    const nowMs = now();
    if (!isCounted(address, sessionId, nowMs)) return;
    const day = dayOf(nowMs);
    if (eventType === 'problem_report' && !reports.add(day, eventData)) return telemetry.shed('reports');
    if (eventType === 'web_vital') countVital(telemetry, eventData);
    const event = {
      session_id: sessionId,
      event_type: eventType,
      event_data: eventData,
      request_id: requestId ?? null,
      day,
      created_at: nowMs,
    };
    await writes.push({ session: unknownSession(sessionId, nowMs), event });
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
      await background.drain(withdrawalLimitMs);
    },
  };
}
