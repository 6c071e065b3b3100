import type { Translate } from '@countertop/design-system/messages';
import type { FeedbackEntry, Game, GameEvent, Table } from '@countertop/engine/play/game';
import type { Popup } from '@countertop/engine/rewards/award';
import { patienceFraction } from '@countertop/engine/play/floor/table';
import type { DueReview } from '@countertop/engine/review/reviews';
import type { en as itemTexts } from '../dialogs/gift/bistroItems.messages.ts';
import type { en as giftTexts } from '../dialogs/gift/gift.messages.ts';
import { type PopupTexts, popupLines } from '../dialogs/popup/popupLines.ts';
import type { en as feedbackTexts } from '../play/customer-feedback/customerFeedback.messages.ts';
import type { Announcement } from './announcementQueue.ts';
import type { en } from './announcements.messages.ts';
import type { Step } from '../session/gameStore.ts';
import { sentence } from '../session/sentence.ts';

export interface AnnouncementMessages extends PopupTexts {
  readonly gift: Translate<typeof giftTexts>;
  readonly item: Translate<typeof itemTexts>;
  /** Says why the regular of that name is here. */
  readonly visit: (visit: DueReview, name: string) => string;
  readonly screen: Translate<typeof en>;
  readonly feedback: Translate<typeof feedbackTexts>;
}

/** The last fifth of the patience: one pip. */
const hurryFraction = 0.2;

const always = () => true;

type ScreenMessages = AnnouncementMessages['screen'];
type Seated = Extract<Table, { status: 'seating' | 'waiting' }>;

/** Returns what a screen reader announces after a step, in order. */
export function announcements({ before, after, event }: Step, messages: AnnouncementMessages): readonly Announcement[] {
  const t = messages.screen;
  if (event.type === 'started' || event.type === 'continued') {
    return [{ text: openingText(after, event, t), topic: 'game', isCurrent: always }];
  }
  if (event.type === 'resumed') return [{ text: t('announce.resumed'), topic: 'game', isCurrent: always }];
  return [
    ...after.tables.flatMap((table, index) => tableAnnouncements(before.tables[index], table, after, messages)),
    ...workAnnouncements(after, event, t),
    ...orderAnnouncements(before, after, t),
    ...feedbackAnnouncements(before, after, messages),
    ...celebrationAnnouncements(before, after, messages),
  ];
}

/** Listening takes time, so untimed mode is offered before the first customer comes. */
function openingText({ stats, speed }: Game, { type }: GameEvent, t: ScreenMessages): string {
  const open = t('announce.playing', { day: stats.day });
  return type === 'started' && speed !== 'none' ? `${open} ${t('announce.untimed')}` : open;
}

/** The work at tables and at the pass, which only changes the name of the pressed button. */
function workAnnouncements({ bistro }: Game, event: GameEvent, t: ScreenMessages): readonly Announcement[] {
  const work = { topic: 'work', isCurrent: always };
  if (event.type === 'tableCleared') return [{ ...work, text: t('announce.cleared', { number: event.tableId }) }];
  if (event.type === 'dishPrepared')
    return [{ ...work, text: t('announce.prepared', { count: bistro.platesPrepared }) }];
  return [];
}

function tableAnnouncements(
  before: Table | undefined,
  after: Table,
  { speed }: Game,
  messages: AnnouncementMessages,
): readonly Announcement[] {
  if (after.status !== 'seating' && after.status !== 'waiting') return [];
  const values = { name: after.customer.name, number: after.id };
  const t = messages.screen;
  if (before?.status !== after.status) {
    const text = t(statusMessage(after), values);
    return [after.status === 'seating' ? aboutArrival(after, text, messages) : aboutCustomer(after, text)];
  }
  const isHurried = (table: Table) => table.status === 'waiting' && patienceFraction(table, speed) <= hurryFraction;
  return isHurried(after) && !isHurried(before) ? [aboutCustomer(after, t('announce.hurry', values))] : [];
}

function statusMessage({ status, visit }: Seated) {
  if (status === 'waiting') return 'announce.readyToOrder';
  return visit?.visitedOn == null ? 'announce.arrived' : 'announce.back';
}

/** Whether the game is on the floor, where the order of a table isn't open. */
const isUnopened = ({ status, order }: Game, tableId: number) => status !== 'menu' && order?.tableId !== tableId;

/** Stays current while the customer sits there in the same state and their order is not open. */
function aboutCustomer({ id, status, customer }: Seated, text: string): Announcement {
  const isCurrent = (game: Game) =>
    isUnopened(game, id) &&
    game.tables.some((table) => table.id === id && table.status === status && table.customer === customer);
  return { text, topic: topicFor(customer), isCurrent };
}

/** Why a regular is here is worth hearing until the order is open, also if other sentences came first. */
function aboutArrival(table: Seated, text: string, messages: AnnouncementMessages): Announcement {
  const { id, customer, visit } = table;
  if (visit === undefined) return aboutCustomer(table, text);
  const isCurrent = (game: Game) =>
    isUnopened(game, id) && game.tables.some((now) => now.id === id && 'visit' in now && now.visit === visit);
  return { text: `${text} ${messages.visit(visit, customer.name)}`, topic: `visit ${customer.name}`, isCurrent };
}

function orderAnnouncements(before: Game, after: Game, t: ScreenMessages): readonly Announcement[] {
  const problemId = after.order?.problem.id;
  const wasRunning = (before.order?.timeLeftMs ?? 0) > 0;
  const isOver = after.order?.timeLeftMs === 0 && problemId === before.order?.problem.id;
  if (!wasRunning || !isOver) return [];
  return [{ text: t('announce.timeUp'), topic: 'order', isCurrent: ({ order }) => order?.problem.id === problemId }];
}

function feedbackAnnouncements(before: Game, after: Game, messages: AnnouncementMessages): readonly Announcement[] {
  const lastId = before.feedback[0]?.id ?? -1;
  return after.feedback
    .filter(({ id }) => id > lastId)
    .toReversed()
    .map((entry) => ({
      text: feedbackText(entry, messages),
      topic: entry.customer === null ? 'notice' : topicFor(entry.customer),
      // The list keeps only the latest entries.
      isCurrent: ({ feedback }: Game) => feedback.some(({ id }) => id === entry.id),
    }));
}

function feedbackText({ message, customer }: FeedbackEntry, messages: AnnouncementMessages): string {
  const text = messages.feedback(message);
  return customer === null ? text : messages.screen('announce.feedback', { name: customer.name, message: text });
}

/** Everything that was earned at one moment, in one announcement. Popups take no focus, so a screen reader learns of them here. */
function celebrationAnnouncements(before: Game, after: Game, messages: AnnouncementMessages): readonly Announcement[] {
  const popups = after.popups.slice(before.popups.length);
  const sentences = [
    ...levelSentences(before, after, messages.screen),
    ...popups.flatMap((popup) => popupSentences(popup, messages)),
  ];
  return sentences.length === 0 ? [] : [{ text: sentences.join(' '), topic: 'celebration', isCurrent: always }];
}

function levelSentences(before: Game, { levelUp }: Game, t: ScreenMessages): readonly string[] {
  const isNew = levelUp !== null && levelUp.level !== before.levelUp?.level;
  return isNew ? [t('announce.levelUp', { level: levelUp.level })] : [];
}

function popupSentences(popup: Popup, messages: AnnouncementMessages): readonly string[] {
  const { popup: t } = messages;
  const earned = popupLines(popup, messages).flatMap((line) => {
    if (line.earned === null || line.earned.points === 0) return [line.title, line.name];
    return [line.title, `${line.name}, ${t('award.points', { points: line.earned.points })}`];
  });
  return [...earned, ...giftText(popup, messages)].map(sentence);
}

function giftText({ gift }: Popup, { gift: t, item }: AnnouncementMessages): readonly string[] {
  if (gift === null) return [];
  return [gift === 'choice' ? t('gift.title') : `${t('gift.chosen')}: ${item(`item.${gift}`)}`];
}

/** Names are unique among the customers in the restaurant. */
const topicFor = ({ name }: { readonly name: string }) => `customer ${name}`;
