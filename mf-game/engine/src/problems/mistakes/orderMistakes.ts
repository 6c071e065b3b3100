import type { AgeBand } from '../band.ts';
import { lineTotalCents, type OrderLine, orderTotalCents } from '../kinds/orderLine.ts';
import { cents, count, named, ofBand, phrase } from '../wording/phrase.ts';
import type { Mistake } from '../problem.ts';
import { addedWithoutCarrying, multipliedWithoutCarrying, swappedDigits } from './columns.ts';
import { path } from './knownMistakes.ts';

/** Returns the portions of a line, for explanations that name them. */
export const portionsOf = ({ dish, quantity }: OrderLine) => ({ count: count(quantity), dish: named(dish) });

/** Returns an explanation with the values of a line. */
const lineReason = (
  id: 'price_of_one' | 'forgotten' | 'counted_once' | 'one_less' | 'one_more',
  line: OrderLine,
): Mistake['reason'] => phrase(`mistake.order.${id}`, portionsOf(line));

const oneEach = phrase('mistake.order.one_each', {});
const dishesCounted = phrase('mistake.order.dishes', {});
const dollarMore = phrase('mistake.order.dollar_more', {});
const dollarLess = phrase('mistake.order.dollar_less', {});
const swapped = phrase('mistake.multiplication.swapped', {});

const withPrice = (line: OrderLine) => ({
  count: count(line.quantity),
  dish: named(line.dish),
  priceEach: cents(line.priceCents),
});

/** Ages 6-7: a few portions of one dish. */
export function singleItemMistakes(line: OrderLine): readonly Mistake[] {
  const { quantity, priceCents } = line;
  const total = lineTotalCents(line);
  return [
    path(priceCents, lineReason('price_of_one', line)),
    path(100 * quantity + priceCents, phrase('mistake.single_item.added', withPrice(line))),
    path(total - priceCents, lineReason('one_less', line)),
    path(total + priceCents, lineReason('one_more', line)),
    path(100 * quantity, dishesCounted),
    path(total + 100, dollarMore),
    path(total - 100, dollarLess),
  ];
}

/** Ages 8-9: a times table. Most mistakes are adjacent entries. */
export function multiplicationMistakes(line: OrderLine): readonly Mistake[] {
  const { quantity, priceCents } = line;
  const total = lineTotalCents(line);
  const otherTable = (otherCents: number): Mistake =>
    path(
      quantity * otherCents,
      phrase('mistake.multiplication.other_table', {
        count: count(quantity),
        priceEach: cents(priceCents),
        otherPrice: cents(otherCents),
      }),
    );
  return [
    path(total - priceCents, lineReason('one_less', line)),
    path(total + priceCents, lineReason('one_more', line)),
    otherTable(priceCents - 100),
    otherTable(priceCents + 100),
    path(100 * quantity + priceCents, phrase('mistake.multiplication.added', withPrice(line))),
    path(priceCents, lineReason('price_of_one', line)),
    path(swappedDigits(total), swapped),
    path(100 * quantity, dishesCounted),
  ];
}

/** Missing or extra portions. `charged` adds surcharges such as tax. */
export function portionMistakes(
  lines: readonly OrderLine[],
  charged: (cents: number) => number = (amount) => amount,
): Mistake[] {
  const total = orderTotalCents(lines);
  const paths: Mistake[] = [];
  let [oneOfEach, portions] = [0, 0];
  for (const line of lines) {
    // The last line is forgotten most often.
    paths.unshift(path(charged(total - lineTotalCents(line)), lineReason('forgotten', line)));
    oneOfEach += line.priceCents;
    portions += line.quantity;
  }
  paths.push(path(charged(oneOfEach), oneEach));
  for (const line of lines) {
    const { quantity, priceCents } = line;
    paths.push(path(charged(total - (quantity - 1) * priceCents), lineReason('counted_once', line)));
    paths.push(path(charged(total - priceCents), lineReason('one_less', line)));
    paths.push(path(charged(total + priceCents), lineReason('one_more', line)));
  }
  for (const { priceCents } of lines)
    paths.push(
      path(charged(portions * priceCents), phrase('mistake.order.one_price', { priceEach: cents(priceCents) })),
    );
  return paths;
}

/** Portions and prices added together. */
function allAdded(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity, priceCents }) => sum + 100 * quantity + priceCents, 0);
}

const youngAdded = phrase('mistake.mixed_order.added', {});

/** Ages 6-7: two dishes. */
export function mixedOrderMistakes(lines: readonly OrderLine[]): readonly Mistake[] {
  const total = orderTotalCents(lines);
  const portions = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const paths = portionMistakes(lines);
  paths.push(
    path(allAdded(lines), youngAdded),
    path(100 * portions, dishesCounted),
    path(total + 100, dollarMore),
    path(total - 100, dollarLess),
  );
  return paths;
}

/** Written multiplication and addition without its carries. */
export function carryMistakes([first, second]: readonly OrderLine[], band: AgeBand): Mistake[] {
  if (first === undefined || second === undefined) return [];
  const [firstTotal, secondTotal] = [lineTotalCents(first), lineTotalCents(second)];
  const productLost = (line: OrderLine, otherTotal: number): Mistake =>
    path(
      multipliedWithoutCarrying(line.quantity, line.priceCents) + otherTotal,
      phrase('mistake.product.not_carried', {
        count: count(line.quantity),
        priceEach: cents(line.priceCents),
        band: ofBand(band),
      }),
    );
  return [
    path(
      addedWithoutCarrying(firstTotal, secondTotal),
      phrase('mistake.sum.not_carried', { first: cents(firstTotal), second: cents(secondTotal), band: ofBand(band) }),
    ),
    productLost(first, secondTotal),
    productLost(second, firstTotal),
  ];
}

const olderAdded = phrase('mistake.large_order.added', {});

/** Ages 8-9: two larger lines. */
export function largeOrderMistakes(lines: readonly OrderLine[]): readonly Mistake[] {
  const [firstTotal = 0, secondTotal = 0] = lines.map(lineTotalCents);
  const amounts = { first: cents(firstTotal), second: cents(secondTotal) };
  const paths = portionMistakes(lines);
  for (const one of carryMistakes(lines, 'ages_8_9')) paths.push(one);
  paths.push(
    path(allAdded(lines), olderAdded),
    path((firstTotal * secondTotal) / 100, phrase('mistake.large_order.multiplied', amounts)),
  );
  return paths;
}
