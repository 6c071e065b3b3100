import { noteUnsent } from '@countertop/client/unsent';
import { type StoredValue, storedValue } from '@countertop/client/storedValue';
import { parseLocalSave, type LocalSave } from './localSaveSchema.ts';

const stored: StoredValue<LocalSave | null> = storedValue<LocalSave | null>({
  area: 'localStorage',
  key: 'countertop.game.v1',
  fallback: null,
  read: parseLocalSave,
});

/** The game saved in this browser. Also records whether the server still needs it. */
export const localSave: StoredValue<LocalSave | null> = {
  ...stored,
  set(save) {
    stored.set(save);
    noteUnsent('game', save !== null && (save.server?.isSaved !== true || save.replaced !== undefined));
  },
};
