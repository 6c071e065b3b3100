import type { Mistake, PhraseValue, Problem, TicketLine } from '@countertop/engine/problems/problem';

/** Returns the index of the line that a mistake is about: the only one with a dish or an amount that its reason names. */
export function concernedLine({ lines }: Pick<Problem, 'lines'>, mistake: Mistake | null): number | null {
  const named = Object.values(mistake?.reason.values ?? {});
  const places = lines.flatMap((line, index) => (named.some((value) => isOn(line, value)) ? [index] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

function isOn({ dish, amount, phrase }: TicketLine, value: PhraseValue): boolean {
  if ('dish' in value) return value.dish === dish;
  if (!('cents' in value)) return false;
  const amounts = [amount, phrase.values['priceEach']];
  return amounts.some((other) => other !== undefined && 'cents' in other && other.cents === value.cents);
}
