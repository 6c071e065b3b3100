import { translate } from '@countertop/design-system/messages';
import { expect, it } from 'vitest';
import { busyGame } from '../../session/scenes.fixture.ts';
import { en } from './floor.messages.ts';
import { tableName } from './tableName.ts';
import { tableView } from './tableView.ts';

const t = translate(en, 'en-US');
const [, ruth] = busyGame().tables;

function nameOfRuth(change: { patienceMs?: number; turnsWaited?: number }, speed: 'standard' | 'none') {
  if (ruth?.status !== 'waiting') throw new Error('Ruth must be waiting at table 2.');
  return tableName(tableView({ ...ruth, ...change }, { order: null, departures: [], speed }), t);
}

it.each([
  [30_000, 'Table 2, Ruth, Waiting, ready to order, full of patience'],
  [24_000, 'Table 2, Ruth, Waiting, ready to order, lots of patience'],
  [18_000, 'Table 2, Ruth, Waiting, ready to order, some patience left'],
  [12_000, 'Table 2, Ruth, Waiting, ready to order, little patience left'],
  [6_000, 'Table 2, Ruth, Hurry! Ready to order, almost out of patience'],
  [0, 'Table 2, Ruth, Hurry! Ready to order, almost out of patience'],
])('describes %i ms of patience', (patienceMs, name) => {
  expect(nameOfRuth({ patienceMs }, 'standard')).toBe(name);
});

it.each([
  [0, 'Table 2, Ruth, Waiting, ready to order'],
  [1, 'Table 2, Ruth, 1 turn, waiting and ready to order'],
  [3, 'Table 2, Ruth, 3 turns, waiting and ready to order'],
])('counts %i turns in untimed mode', (turnsWaited, name) => {
  expect(nameOfRuth({ turnsWaited }, 'none')).toBe(name);
});
