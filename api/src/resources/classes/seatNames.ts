import { randomInt } from 'node:crypto';
import type { SeatNameRisk } from '@countertop/contract/classes/classes';
import { hasSecondWord, seatNameKey } from '@countertop/contract/classes/seatNames';
import { type CustomerId, customerIds } from '@countertop/engine/play/floor/cast';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { riskOf } from '../family/nickname.ts';

export interface SeatName {
  readonly name: string;
  /** The teacher was asked whether the second word is a last name, and said that it is not. */
  readonly isConfirmed?: boolean | undefined;
}

function riskOfSeat({ name, isConfirmed = false }: SeatName, taken: ReadonlySet<string>): SeatNameRisk | null {
  const risk = riskOf(name);
  if (risk === 'contact' || risk === 'rude') return risk;
  if (taken.has(seatNameKey(name))) return 'duplicate';
  // "Okafor, Ada": a comma is in no first name.
  return hasSecondWord(name) && (!isConfirmed || /[,，、،;]/u.test(name)) ? 'second_word' : null;
}

/**
 * Returns names without surrounding spaces. Throws `ApiError` 422 if one should not be used: `fieldOf` returns its field in the input.
 * `existing` are the names of the other seats.
 */
export function safeSeatNames(
  names: readonly SeatName[],
  existing: readonly string[],
  fieldOf: (index: number) => string,
): string[] {
  const taken = new Set(existing.map(seatNameKey));
  const trimmed = names.map((one) => ({ ...one, name: one.name.trim() }));
  const risks = trimmed.flatMap((one, index) => {
    const risk = riskOfSeat(one, taken);
    taken.add(seatNameKey(one.name));
    return risk === null ? [] : [[fieldOf(index), risk] as const];
  });
  if (risks.length === 0) return trimmed.map(({ name }) => name);
  throw new ApiError(
    'unsafe_names',
    'Some names can’t be used. Use first names or initials.',
    Object.fromEntries(risks),
  );
}

/** Returns a random picture for each of `count` children, without repeats in a class as long as there are enough. */
export function pickPictures(taken: readonly (CustomerId | null)[], count: number): CustomerId[] {
  const used = new Set(taken);
  return Array.from({ length: count }, () => {
    const free = customerIds.filter((id) => !used.has(id));
    const from = free.length > 0 ? free : customerIds;
    const picked = from[randomInt(from.length)] ?? customerIds[0];
    used.add(picked);
    return picked;
  });
}
