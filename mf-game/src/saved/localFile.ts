import { type StoredValue, storedValue } from '../stored/storedValue.ts';
import { readSavedFile, type SavedFile } from './savedShape.ts';

/** The game that this browser keeps. */
export const localFile: StoredValue<SavedFile | null> = storedValue<SavedFile | null>({
  area: 'localStorage',
  key: 'countertop.game.v1',
  fallback: null,
  read: readSavedFile,
});
