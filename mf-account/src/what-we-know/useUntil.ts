import {
  analyticsKeptDays,
  idleAccountsKeptMonths,
  idleSessionsKeptDays,
  opinionsKeptDays,
  sessionsKeptDays,
  unconfirmedAccountsKeptDays,
} from '@countertop/contract/retention';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './messages/en.messages.ts';
import type { RecordField } from './records.ts';

/** Until when each field is kept, in words, by the periods that the server keeps to. */
export function useUntil(): (field: RecordField) => string {
  const t = useMessages(en);
  const erased = t('until.erased');
  const untils: Readonly<Record<RecordField, string>> = {
    email: t('until.account', { days: unconfirmedAccountsKeptDays, months: idleAccountsKeptMonths }),
    name: erased,
    password: erased,
    provider: erased,
    plan: erased,
    role: erased,
    dates: erased,
    session: t('until.session', { idle: idleSessionsKeptDays, most: sessionsKeptDays }),
    link: t('until.link'),
    progress: erased,
    restaurant: erased,
    badges: erased,
    certificates: erased,
    visits: t('until.visits', { days: analyticsKeptDays }),
    opinions: t('until.opinions', { days: opinionsKeptDays }),
    earlyAccess: t('until.opens'),
  };
  return (field) => untils[field];
}
