import type { Problem } from '../../problems/problem.ts';

/** Message keys for what customers say after a correct answer, by age band. One is drawn. */
export const praiseIds = {
  ages_6_7: [
    'feedback.correct.ages_6_7.1',
    'feedback.correct.ages_6_7.2',
    'feedback.correct.ages_6_7.3',
    'feedback.correct.ages_6_7.4',
  ],
  ages_8_9: [
    'feedback.correct.ages_8_9.1',
    'feedback.correct.ages_8_9.2',
    'feedback.correct.ages_8_9.3',
    'feedback.correct.ages_8_9.4',
  ],
  ages_10_12: [
    'feedback.correct.ages_10_12.1',
    'feedback.correct.ages_10_12.2',
    'feedback.correct.ages_10_12.3',
    'feedback.correct.ages_10_12.4',
  ],
  ages_12_plus: [
    'feedback.correct.ages_12_plus.1',
    'feedback.correct.ages_12_plus.2',
    'feedback.correct.ages_12_plus.3',
    'feedback.correct.ages_12_plus.4',
  ],
} as const;

/** Message keys of all other feedback. */
export const noticeIds = [
  /** Patience ran out: 'Left angry - took too long with my order!' */
  'feedback.left_angry',
  /** Wrong answer: 'Order total is wrong! I'm leaving unsatisfied.', or what else was asked. */
  'feedback.wrong',
  'feedback.wrong_change',
  'feedback.wrong_count',
  'feedback.wrong_price',
  /** 'Try intermediate problems next - they give bonus points!' */
  'feedback.suggest_intermediate',
  /** A free table was pressed: 'Customers will arrive automatically. Wait for someone to be seated!' */
  'feedback.table_available',
  /** A table still being seated was pressed: 'Please wait, customer is still getting seated...' */
  'feedback.table_seating',
  /** A waiting table was pressed while another order is open. */
  'feedback.finish_order_first',
  /** The dish was served. */
  'feedback.served',
  /** The suggestion to move up was followed. */
  'feedback.moved_up',
  /** The next orders are easier, or harder. */
  'feedback.easier',
  'feedback.harder',
  /** The customer's favorite is sold out, so something else is ordered, which pays less. */
  'feedback.favorite_out',
  /** Everything is sold out: the cook brings a few free portions. */
  'feedback.crate',
  /** The kitchen closes, because the player's time is up. */
  'feedback.closing',
] as const;

export type FeedbackId = (typeof noticeIds)[number] | (typeof praiseIds)[keyof typeof praiseIds][number];

/** Returns the message key of a wrong answer, which names what was asked. */
export function wrongId({ type, variant }: Pick<Problem, 'type' | 'variant'>): FeedbackId {
  if (type === 'inventory_management') return 'feedback.wrong_count';
  if (type === 'pricing') return 'feedback.wrong_price';
  return type === 'change_calculation' || variant === 'change_small' ? 'feedback.wrong_change' : 'feedback.wrong';
}
