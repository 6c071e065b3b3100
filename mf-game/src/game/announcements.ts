import type { Game, Table } from '@countertop/engine/game';
import { patienceFraction } from '@countertop/engine/table';
import type { Translate } from '@countertop/design-system/messages';
import type { en as feedbackTexts } from '../feedback/messages/en.messages.ts';
import type { en } from '../messages/en.messages.ts';
import type { Step } from './session.ts';

/** The catalogues the sentences come from. */
export interface Words {
  readonly screen: Translate<typeof en>;
  readonly feedback: Translate<typeof feedbackTexts>;
}

/** The last fifth of the patience: one pip. */
const hurryFraction = 0.2;

type ScreenWords = Words['screen'];

/** The sentences a screen reader hears about a step, in the order they happened. */
export function announcements({ before, after, event }: Step, words: Words): readonly string[] {
  const t = words.screen;
  if (event.type === 'started') return [t('say.playing', { day: after.stats.day })];
  if (event.type === 'resumed') return [t('say.resumed')];
  return [
    ...after.tables.flatMap((table, index) => tableSentences(before.tables[index], table, after, t)),
    ...orderSentences(before, after, t),
    ...feedbackSentences(before, after, words),
    ...levelSentences(before, after, t),
  ];
}

function tableSentences(before: Table | undefined, after: Table, { speed }: Game, t: ScreenWords): readonly string[] {
  if (after.status !== 'seating' && after.status !== 'waiting') return [];
  const values = { name: after.customer.name, number: after.id };
  if (before?.status !== after.status) {
    return [after.status === 'seating' ? t('say.arrived', values) : t('say.readyToOrder', values)];
  }
  const isHurried = (table: Table) => table.status === 'waiting' && patienceFraction(table, speed) <= hurryFraction;
  return isHurried(after) && !isHurried(before) ? [t('say.hurry', values)] : [];
}

function orderSentences(before: Game, after: Game, t: ScreenWords): readonly string[] {
  const wasRunning = (before.order?.timeLeftMs ?? 0) > 0;
  const isOver = after.order?.timeLeftMs === 0 && after.order.problem.id === before.order?.problem.id;
  return wasRunning && isOver ? [t('say.timeUp')] : [];
}

function feedbackSentences(before: Game, after: Game, words: Words): readonly string[] {
  const lastHeard = before.feedback[0]?.id ?? -1;
  return after.feedback
    .filter(({ id }) => id > lastHeard)
    .toReversed()
    .map((entry) => {
      const message = words.feedback(entry.message);
      return entry.customer === null ? message : words.screen('say.feedback', { name: entry.customer.name, message });
    });
}

function levelSentences(before: Game, after: Game, t: ScreenWords): readonly string[] {
  if (after.levelUp === null || after.levelUp.level === before.levelUp?.level) return [];
  return [t('say.levelUp', { level: after.levelUp.level })];
}
