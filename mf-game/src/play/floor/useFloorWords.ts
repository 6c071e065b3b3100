import { useMessages } from '@countertop/design-system/messages';
import { useCallback } from 'react';
import type { SessionState } from '../../session/session.ts';
import { en } from './floor.messages.ts';
import { tableName } from './tableName.ts';
import { tableView } from './tableView.ts';

/** The whole floor in words, a sentence for each table. */
export function useFloorWords(): (state: Pick<SessionState, 'game' | 'farewells'>) => string {
  const t = useMessages(en);
  return useCallback(
    ({ game: { tables, order, speed }, farewells }) =>
      tables
        .map((table) => tableName(tableView(table, { order, speed, farewells }), t))
        .map((table) => t('hear.table', { table }))
        .join(' '),
    [t],
  );
}
