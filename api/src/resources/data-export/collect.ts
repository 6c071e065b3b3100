import type { Knex } from 'knex';
import { accountOf, addressLines, secondFactorLines, sessionLines } from '../accounts/exportLines.ts';
import { ownViewLines, viewLines } from '../audit/exportLines.ts';
import { consentRequestLines } from '../consents/exportLines.ts';
import { earlyAccessLines } from '../early-access/exportLines.ts';
import { endedFamilyLines, invitationLines } from '../family/exportLines.ts';
import { guardianLines } from '../learners/exportLines.ts';
import { cancellationLines, reminderLines } from '../payments/plans/exportLines.ts';
import { listPayments } from '../payments/receipts/listPayments.ts';
import { AccountModel } from '../people/Account.model.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { supportLines } from '../support/exportLines.ts';
import { sentLines, weeklyMailLines } from '../weekly-mail/exportLines.ts';
import { collectTeacher } from './collectClass.ts';
import { collectLearners } from './collectLearners.ts';
import type { DataExport } from './tables.ts';

/** Returns everything that is stored about a user; undefined if the account is gone. What grows with use is read later, in pages. */
export async function collectData(database: Knex, userId: string): Promise<DataExport | undefined> {
  const user = await AccountModel.query(database).findById(userId);
  if (user === undefined) return undefined;
  const owned: string[] = await GuardianModel.query(database)
    .where({ userId, role: 'owner' })
    .orderBy(['createdAt', 'learnerId'])
    .select('learnerId')
    .then((rows) => rows.map(({ learnerId: id }) => id));
  const learners = collectLearners(database, owned);
  const tables = {
    account: [accountOf(user)],
    sessions: await sessionLines(database, userId),
    addresses: await addressLines(database, userId),
    ...(await collectTeacher(database, userId)),
    secondFactor: await secondFactorLines(database, userId),
    guardians: await guardianLines(database, userId),
    familyInvitations: await invitationLines(database, userId),
    consentRequests: await consentRequestLines(database, userId),
    endedFamily: await endedFamilyLines(database, userId),
    weeklyMails: await weeklyMailLines(database, userId),
    weeklyMailsSent: await sentLines(database, userId),
    ...learners.tables,
    payments: (await listPayments(database, userId)).map((payment) => ({ ...payment })),
    cancellations: await cancellationLines(database, userId),
    planEndReminders: await reminderLines(database, userId),
    earlyAccess: await earlyAccessLines(database, user.email),
    supportRequests: await supportLines(database, user),
    seenByAdministrators: await viewLines(database, userId),
    looksAtOthers: await ownViewLines(database, userId),
  };
  return { ...learners, tables };
}
