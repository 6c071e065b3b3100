import { ages10To12 } from '../kinds/limits.ts';
import { share } from '../draft.ts';
import { lineTotalCents, type OrderLine, orderTotalCents } from '../kinds/orderLine.ts';
import { cents, percent, phrase } from '../wording/phrase.ts';
import type { Mistake } from '../problem.ts';
import { addedAtRightEdge } from './columns.ts';
import { path } from './knownMistakes.ts';
import { carryMistakes, portionMistakes, portionsOf } from './orderMistakes.ts';

const rightEdge = phrase('mistake.decimals.right_edge', {});
const centsNotCarried = phrase('mistake.decimals.cents_not_carried', {});
const pointElsewhere = phrase('mistake.decimals.point', {});

/** The decimal point left out or one place off. */
export function pointMistakes(answerCents: number): readonly Mistake[] {
  return [
    path(answerCents * 100, pointElsewhere),
    path(answerCents * 10, pointElsewhere),
    path(answerCents / 10, pointElsewhere),
  ];
}

/** Dollars and cents added separately, without the carry from cents to dollars. */
function dollarLost(dollarsCents: number, restCents: number): Mistake {
  return path(dollarsCents + (restCents % 100), centsNotCarried);
}

/** Two amounts added as if they were whole numbers, or as two whole numbers each. */
function columnMistakes(lines: readonly OrderLine[]): readonly Mistake[] {
  const [firstTotal = 0, secondTotal = 0] = lines.map(lineTotalCents);
  const [firstRest, secondRest] = [firstTotal % 100, secondTotal % 100];
  let [dollars, rest] = [0, 0];
  for (const { quantity, priceCents } of lines) {
    rest += quantity * (priceCents % 100);
    dollars += quantity * (priceCents - (priceCents % 100));
  }
  return [
    path(addedAtRightEdge(firstTotal, secondTotal), rightEdge),
    dollarLost(firstTotal - firstRest + secondTotal - secondRest, firstRest + secondRest),
    dollarLost(dollars, rest),
  ];
}

/** Ages 10-12: two lines at decimal prices. */
export function subtotalMistakes(lines: readonly OrderLine[]): readonly Mistake[] {
  const paths = portionMistakes(lines);
  paths.push(...columnMistakes(lines), ...carryMistakes(lines, 'ages_10_12'), ...pointMistakes(orderTotalCents(lines)));
  return paths;
}

const { taxPercent } = ages10To12.withTax;
const withTax = (amountCents: number): number => amountCents + share(amountCents, taxPercent);
const tax = percent(taxPercent);
const noTax = phrase('mistake.with_tax.no_tax', { percent: tax });
const takenOff = phrase('mistake.with_tax.taken_off', {});
const tenth = phrase('mistake.percent.tenth', { percent: tax, one: percent(1) });
const tenfold = phrase('mistake.percent.tenfold', { percent: tax, one: percent(1) });

/** Tax left out, tax alone, percent taken as money, or tax on the wrong amount. */
function taxPaths(lines: readonly OrderLine[]): Mistake[] {
  const subtotal = orderTotalCents(lines);
  const taxCents = share(subtotal, taxPercent);
  const asMoney = (amount: number): Mistake =>
    path(
      subtotal + amount,
      phrase('mistake.with_tax.percent_as_money', {
        amount: cents(amount),
        percent: tax,
        subtotal: cents(subtotal),
      }),
    );
  const paths = [
    path(subtotal, noTax),
    path(taxCents, phrase('mistake.with_tax.tax_only', { subtotal: cents(subtotal) })),
    asMoney(100 * taxPercent),
    asMoney(taxPercent),
    path(subtotal + Math.round(taxCents / 10), tenth),
    path(subtotal + taxCents * 10, tenfold),
    path(subtotal - taxCents, takenOff),
  ];
  for (const line of lines) {
    const taxOfLine = share(lineTotalCents(line), taxPercent);
    paths.push(path(subtotal + taxOfLine, phrase('mistake.with_tax.one_line_taxed', portionsOf(line))));
  }
  return paths;
}

/** Ages 10-12: the same with tax. */
export function withTaxMistakes(lines: readonly OrderLine[]): readonly Mistake[] {
  const paths = taxPaths(lines);
  paths.push(...portionMistakes(lines, withTax), ...pointMistakes(withTax(orderTotalCents(lines))));
  return paths;
}
