import { useMessages } from '@countertop/design-system/messages';
import { useCallback } from 'react';
import type { GameStoreState } from '../../session/gameStore.ts';
import { sentence } from '../../session/sentence.ts';
import { en } from './floor.messages.ts';
import { tableName } from './tableName.ts';
import { tableView } from './tableView.ts';

/** Returns a function that describes the floor, one sentence per table. */
export function useFloorDescription(): (state: Pick<GameStoreState, 'game' | 'departures'>) => string {
  const t = useMessages(en);
  return useCallback(
    ({ game: { tables, order, speed }, departures }) =>
      tables.map((table) => sentence(tableName(tableView(table, { order, speed, departures }), t))).join(' '),
    [t],
  );
}
