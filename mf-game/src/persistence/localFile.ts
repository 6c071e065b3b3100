import { noteUnsent } from '@countertop/client/unsent';
import { type StoredValue, storedValue } from '@countertop/client/storedValue';
import { readSavedFile, type SavedFile } from './savedShape.ts';

const kept: StoredValue<SavedFile | null> = storedValue<SavedFile | null>({
  area: 'localStorage',
  key: 'countertop.game.v1',
  fallback: null,
  read: readSavedFile,
});

/** The game that this browser keeps, and beside it whether the server has it. */
export const localFile: StoredValue<SavedFile | null> = {
  ...kept,
  set(file) {
    kept.set(file);
    noteUnsent('game', file !== null && (file.server?.isSaved !== true || file.replaced !== undefined));
  },
};
