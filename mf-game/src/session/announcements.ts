import type { Translate } from '@countertop/design-system/messages';
import type { FeedbackEntry, Game, Table } from '@countertop/engine/play/game';
import { patienceFraction } from '@countertop/engine/play/table';
import type { en as feedbackTexts } from '../play/customer-feedback/customerFeedback.messages.ts';
import type { en } from './session.messages.ts';
import type { Sentence } from './sentences.ts';
import type { Step } from './session.ts';

/** The catalogues the sentences come from. */
export interface Words {
  readonly screen: Translate<typeof en>;
  readonly feedback: Translate<typeof feedbackTexts>;
}

/** The last fifth of the patience: one pip. */
const hurryFraction = 0.2;

const always = () => true;

type ScreenWords = Words['screen'];
type Seated = Extract<Table, { status: 'seating' | 'waiting' }>;

/** The sentences a screen reader hears about a step, in the order they happened. */
export function announcements({ before, after, event }: Step, words: Words): readonly Sentence[] {
  const t = words.screen;
  if (event.type === 'started' || event.type === 'continued') {
    return [{ text: t('say.playing', { day: after.stats.day }), topic: 'game', holds: always }];
  }
  if (event.type === 'resumed') return [{ text: t('say.resumed'), topic: 'game', holds: always }];
  return [
    ...after.tables.flatMap((table, index) => tableSentences(before.tables[index], table, after, t)),
    ...orderSentences(before, after, t),
    ...feedbackSentences(before, after, words),
    ...levelSentences(before, after, t),
  ];
}

function tableSentences(before: Table | undefined, after: Table, { speed }: Game, t: ScreenWords): readonly Sentence[] {
  if (after.status !== 'seating' && after.status !== 'waiting') return [];
  const values = { name: after.customer.name, number: after.id };
  if (before?.status !== after.status) {
    return [about(after, after.status === 'seating' ? t('say.arrived', values) : t('say.readyToOrder', values))];
  }
  const isHurried = (table: Table) => table.status === 'waiting' && patienceFraction(table, speed) <= hurryFraction;
  return isHurried(after) && !isHurried(before) ? [about(after, t('say.hurry', values))] : [];
}

/** True as long as this guest sits there as they did, and nobody asks them for their order. */
function about({ id, status, customer }: Seated, text: string): Sentence {
  const holds = ({ tables, order }: Game) =>
    order?.tableId !== id &&
    tables.some((table) => table.id === id && table.status === status && table.customer === customer);
  return { text, topic: topicOf(customer), holds };
}

function orderSentences(before: Game, after: Game, t: ScreenWords): readonly Sentence[] {
  const problemId = after.order?.problem.id;
  const wasRunning = (before.order?.timeLeftMs ?? 0) > 0;
  const isOver = after.order?.timeLeftMs === 0 && problemId === before.order?.problem.id;
  if (!wasRunning || !isOver) return [];
  return [{ text: t('say.timeUp'), topic: 'order', holds: ({ order }) => order?.problem.id === problemId }];
}

function feedbackSentences(before: Game, after: Game, words: Words): readonly Sentence[] {
  const lastHeard = before.feedback[0]?.id ?? -1;
  return after.feedback
    .filter(({ id }) => id > lastHeard)
    .toReversed()
    .map((entry) => ({
      text: feedbackText(entry, words),
      topic: entry.customer === null ? 'notice' : topicOf(entry.customer),
      // Three newer ones have pushed it out of the list.
      holds: ({ feedback }: Game) => feedback.some(({ id }) => id === entry.id),
    }));
}

function feedbackText({ message, customer }: FeedbackEntry, words: Words): string {
  const text = words.feedback(message);
  return customer === null ? text : words.screen('say.feedback', { name: customer.name, message: text });
}

function levelSentences(before: Game, after: Game, t: ScreenWords): readonly Sentence[] {
  if (after.levelUp === null || after.levelUp.level === before.levelUp?.level) return [];
  return [{ text: t('say.levelUp', { level: after.levelUp.level }), topic: 'level', holds: always }];
}

/** Nobody else in the restaurant has the name. */
const topicOf = ({ name }: { readonly name: string }) => `guest ${name}`;
