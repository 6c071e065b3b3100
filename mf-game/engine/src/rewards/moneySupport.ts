import { tryResults, type TryResult } from '../review/skillStates.ts';

/** How a child enters change, from the most support to none. */
export const moneySupports = ['coins_with_sum', 'coins', 'bar', 'digits'] as const;
export type MoneySupport = (typeof moneySupports)[number];

/** Results of first tries, for schemas of saved games. */
export const moneyTries = tryResults;

/** The support that a child has in a skill. */
export interface SupportRecord {
  readonly support: MoneySupport;
  /** First tries with this support, newest last. */
  readonly recent: readonly TryResult[];
}

/** `alone` and `wrong` tries that change the support, among the last `tries` with it. */
const fading = { tries: 5, alone: 4, wrong: 2 } as const;

export const fullSupport: SupportRecord = { support: 'coins_with_sum', recent: [] };
export const noSupport: SupportRecord = { support: 'digits', recent: [] };

function movedBy({ support }: SupportRecord, steps: 1 | -1): SupportRecord {
  const next = moneySupports[moneySupports.indexOf(support) + steps];
  return { support: next ?? support, recent: [] };
}

/** Adds a first try: support fades after 4 of the last 5 alone, and comes back after 2 wrong among them. */
export function faded(record: SupportRecord, latest: TryResult): SupportRecord {
  const recent = [...record.recent, latest].slice(-fading.tries);
  const count = (kind: TryResult) => recent.filter((result) => result === kind).length;
  if (count('wrong') >= fading.wrong) return movedBy(record, -1);
  if (count('alone') >= fading.alone) return movedBy(record, 1);
  return { ...record, recent };
}
