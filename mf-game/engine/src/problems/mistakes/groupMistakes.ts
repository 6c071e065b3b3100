import { share } from '../draft.ts';
import { ages12Plus } from '../kinds/limits.ts';
import { cents, count, percent, phrase } from '../wording/phrase.ts';
import type { Mistake } from '../problem.ts';
import { pointMistakes } from './decimalMistakes.ts';
import { path } from './knownMistakes.ts';

const { largePercent, smallPercent } = ages12Plus.groupDiscount;
const one = percent(1);
const discountAdded = phrase('mistake.group_discount.added', {});

interface Group {
  readonly guests: number;
  readonly priceCents: number;
}

/** Mistakes with the discount. `off` is the percentage that applies to this group. */
function discountPaths({ guests, priceCents }: Group, off: number): Mistake[] {
  const subtotal = guests * priceCents;
  const discount = share(subtotal, off);
  const otherOff = off === largePercent ? smallPercent : largePercent;
  const counted = { percent: percent(off) };
  const money = { amount: cents(100 * off), subtotal: cents(subtotal), ...counted };
  return [
    path(subtotal, phrase('mistake.group_discount.no_discount', counted)),
    path(discount, phrase('mistake.group_discount.discount_only', { subtotal: cents(subtotal) })),
    path(
      subtotal - share(subtotal, otherOff),
      phrase('mistake.group_discount.other_rule', { guests: count(guests), ...counted }),
    ),
    path(subtotal - 100 * off, phrase('mistake.group_discount.percent_as_money', money)),
    path(subtotal + discount, discountAdded),
    path(subtotal - Math.round(discount / 10), phrase('mistake.percent.tenth', { one, ...counted })),
    path(subtotal - share(priceCents, off), phrase('mistake.group_discount.one_discount', { guests: count(guests) })),
    path(subtotal - share(subtotal, largePercent + smallPercent), phrase('mistake.group_discount.both_rules', counted)),
  ];
}

/** Ages 12+: a group and its discount. */
export function groupDiscountMistakes(group: Group, off: number): readonly Mistake[] {
  const { guests, priceCents } = group;
  const each = priceCents - share(priceCents, off);
  const paths = discountPaths(group, off);
  paths.push(
    path(each, phrase('mistake.group.one_guest', { guests: count(guests) })),
    path(each * (guests - 1), phrase('mistake.group.guest_less', { guests: count(guests) })),
    ...pointMistakes(each * guests),
  );
  return paths;
}

const { servicePercent, taxPercent } = ages12Plus.serviceAndTax;
const charges = { servicePercent: percent(servicePercent), taxPercent: percent(taxPercent) };
const percentsAdded = phrase('mistake.service_and_tax.percents_added', charges);
const noTax = phrase('mistake.service_and_tax.no_tax', { taxPercent: charges.taxPercent });
const noService = phrase('mistake.service_and_tax.no_service', { servicePercent: charges.servicePercent });
const noCharges = phrase('mistake.service_and_tax.no_charges', {});
const centsAdded = 100 * (servicePercent + taxPercent);
const percentAsMoney = phrase('mistake.service_and_tax.percent_as_money', { amount: cents(centsAdded) });

const charged = (amountCents: number): number => (amountCents * (100 + servicePercent) * (100 + taxPercent)) / 10_000;

/** Ages 12+: a large party, service and then tax. */
export function serviceAndTaxMistakes({ guests, priceCents }: Group): readonly Mistake[] {
  const subtotal = guests * priceCents;
  const service = share(subtotal, servicePercent);
  const withService = subtotal + service;
  const total = charged(subtotal);
  return [
    path(subtotal + share(subtotal, servicePercent + taxPercent), percentsAdded),
    path(withService, noTax),
    path(subtotal + share(subtotal, taxPercent), noService),
    path(subtotal, noCharges),
    path(total - subtotal, phrase('mistake.service_and_tax.charges_only', { subtotal: cents(subtotal) })),
    path(
      withService + share(service, taxPercent),
      phrase('mistake.service_and_tax.tax_on_service', {
        taxPercent: charges.taxPercent,
        withService: cents(withService),
      }),
    ),
    path(subtotal + centsAdded, percentAsMoney),
    path(Math.round(charged(priceCents)), phrase('mistake.group.one_guest', { guests: count(guests) })),
    path(Math.round(charged(subtotal - priceCents)), phrase('mistake.group.guest_less', { guests: count(guests) })),
    ...pointMistakes(total),
  ];
}
