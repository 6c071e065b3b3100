import type { AnalyticsEvent, AnalyticsSession } from '@countertop/contract/analytics';
import type { Knex } from 'knex';
import { dayOf } from '../days.ts';
import { groupCommit } from '../groupCommit.ts';
import type { Telemetry } from '../telemetry/Telemetry.ts';
import type { SessionRow } from './analytics.table.ts';
import { countVital } from './countVital.ts';
import { Known } from './Known.ts';
import { type AnalyticsWrite, writeAnalytics } from './writeAnalytics.ts';

export interface AnalyticsService {
  /** Starts a session or raises its time; settles after the commit. */
  recordSession(session: AnalyticsSession): Promise<void>;
  /** Records an event, and its session when that is not known yet; settles after the commit. */
  recordEvent(event: AnalyticsEvent): Promise<void>;
  /** After how long a browser should report its time again; undefined: as usual. */
  nextReportMs(): number | undefined;
  /** How many sessions and events wait to be written. */
  waiting(): number;
  /** Settles once everything recorded before is written. */
  drain(): Promise<void>;
}

/** Several groups behind; ten times as many are refused. */
const busyWaiting = 2000;
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
    : { ...row, user_agent: sent.userAgent, referrer: sent.referrer };
}

/** `now` gives milliseconds since 1970 UTC. */
export function analyticsService(database: Knex, now: () => number, telemetry: Telemetry): AnalyticsService {
  const known = new Known();
  const writes = groupCommit<AnalyticsWrite>(async (group) => {
    await writeAnalytics(database, group, known);
    return group.map(() => undefined);
  }, telemetry.watchGroups('analytics'));
  return {
    recordSession: (sent) => writes.push({ session: sessionRow(sent, now()), event: null }),
    recordEvent({ sessionId, eventType, eventData, requestId }) {
      const nowMs = now();
      if (eventType === 'web_vital') countVital(telemetry, eventData);
      const event = {
        session_id: sessionId,
        event_type: eventType,
        event_data: eventData,
        request_id: requestId ?? null,
        day: dayOf(nowMs),
        created_at: nowMs,
      };
      return writes.push({ session: unknownSession(sessionId, nowMs), event });
    },
    nextReportMs: () => (writes.waiting() > busyWaiting ? busyReportIntervalMs : undefined),
    waiting: writes.waiting,
    drain: writes.drain,
  };
}
