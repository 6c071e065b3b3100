import * as z from 'zod/mini';
import { utcDay } from '../shared/dayRange.ts';
import { endpoint } from '../shared/endpoint.ts';

const figure = z.nullable(z.int().check(z.minimum(0)));

/** Measured figures of the site since it opened. A figure is null below `impactThreshold`. */
export const getImpact = endpoint('GET', '/api/impact', {
  isForChildren: true,
  input: z.strictObject({}),
  output: z.strictObject({
    measuredOn: utcDay,
    /** Visitors who started a game, each counted once a day. */
    players: figure,
    /** Problems answered right on the first try, in finished restaurant days. */
    problemsSolved: figure,
    /** Share of ratings with four or five stars, in whole percent; null if there are fewer ratings than the threshold. */
    positivePercent: figure,
  }),
});
export type Impact = z.infer<typeof getImpact.output>;
