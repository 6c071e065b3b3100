import type { Impact } from '@countertop/contract/analytics/impact';
import { impactThreshold } from '@countertop/contract/analytics/impact.limits';
import type { Knex } from 'knex';
import { dayOf } from '../../platform/days.ts';
import { EventCounterModel } from '../events/EventCounter.model.ts';
import { FeedbackModel } from '../feedback/Feedback.model.ts';

const positiveRatings = [4, 5];

async function ratings(database: Knex, among?: readonly number[]): Promise<number> {
  const query = FeedbackModel.query(database);
  return (among === undefined ? query : query.whereIn('rating', [...among])).resultSize();
}

function published(figure: number): number | null {
  return figure < impactThreshold ? null : figure;
}

/** Measures the impact figures from the counters and ratings. `nowMs` is since 1970 UTC. */
export async function measureImpact(database: Knex, nowMs: number): Promise<Impact> {
  const totals = () => EventCounterModel.query(database).where({ day: 'all' });
  const started: Pick<EventCounterModel, 'people'> | undefined = await totals().findOne({
    kind: 'step',
    name: 'started',
  });
  const solved: Pick<EventCounterModel, 'count'>[] = await totals().where({ kind: 'type_right' });
  const all = await ratings(database);
  const positive = await ratings(database, positiveRatings);
  return {
    measuredOn: dayOf(nowMs),
    players: published(started?.people ?? 0),
    problemsSolved: published(solved.reduce((sum, { count }) => sum + count, 0)),
    positivePercent: published(all) === null ? null : Math.floor((positive / all) * 100),
  };
}
