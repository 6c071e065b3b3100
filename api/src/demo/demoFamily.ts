import { randomUUID } from 'node:crypto';
import { noticeVersion } from '@countertop/contract/family/consent';
import type { Knex } from 'knex';
import type { CustomerId } from '@countertop/engine/play/floor/cast';
import type { DishId } from '@countertop/engine/play/day/menu';
import { ConsentModel } from '../resources/consents/Consent.model.ts';
import { picturesText } from '../resources/family/handOver.ts';
import { LearnerModel } from '../resources/people/Learner.model.ts';
import { AccountModel, type UserRow } from '../resources/people/Account.model.ts';
import { type DemoChild, storeHistory } from './demoHistory.ts';
import { insertLearner } from '../resources/people/insertAccount.ts';
import { hashPassword } from '../resources/accounts/passwords.ts';

/** PIN of the demo family. */
export const demoPin = '2468';
/** Picture password of its oldest child. */
export const demoPictures: readonly DishId[] = ['pizza', 'soup', 'pizza'];

interface Child extends Omit<DemoChild, 'learnerId'> {
  readonly nickname: string;
  readonly picture: CustomerId;
}

const children: readonly Child[] = [
  {
    nickname: 'Sunny Waffle',
    picture: 'rosa',
    band: 'ages_6_7',
    restaurantName: 'The Little Spoon',
    seed: 7,
    correctPercent: 84,
  },
  {
    nickname: 'Mo',
    picture: 'kai',
    band: 'ages_8_9',
    restaurantName: 'Mo’s Diner',
    seed: 21,
    correctPercent: 90,
  },
  {
    nickname: 'Captain Pickle',
    picture: 'zuri',
    band: 'ages_10_12',
    restaurantName: 'The Pickle Jar',
    seed: 35,
    correctPercent: 78,
  },
];

/** Stores three children of a demo account who have played, a picture password for the oldest and a PIN. */
export async function storeDemoFamily(database: Knex, account: UserRow, nowMs: number): Promise<void> {
  const pinHash = await hashPassword(demoPin);
  await AccountModel.query(database).findById(account.id).patch({ pinHash });
  for (const [index, { nickname, picture, ...child }] of children.entries()) {
    const learnerId = index === 0 ? account.id : randomUUID();
    const isOldest = index === children.length - 1;
    const picturePasswordHash = isOldest ? await hashPassword(picturesText(demoPictures)) : null;
    const own = { nickname, picture, picturePasswordHash, band: child.band, updatedAt: nowMs };
    if (index === 0) await LearnerModel.query(database).findById(learnerId).patch(own);
    else await insertLearner(database, account.id, { id: learnerId, ...own, createdAt: account.createdAt + index });
    // By email, because no demo account has paid.
    const consent = { decision: 'given', method: 'email', noticeVersion, evidence: null } as const;
    const by = { learnerId, userId: account.id, at: account.createdAt };
    await ConsentModel.query(database).insert({ ...consent, ...by });
    await storeHistory(database, { ...child, learnerId }, nowMs);
  }
}
