import { isSignedIn } from '@countertop/client/signedIn';
import { useEffect } from 'react';
import {
  bandSelect,
  gameAtWork,
  headerMenu,
  helpDialog,
  optionsDialog,
  renameForm,
  startOverDialog,
  tutorialConfetti,
  tutorialDialog,
} from './parts.ts';

/** The page has come to rest by then, and the child is still reading it. */
const restMs = 3000;

/** In the order in which a child is likely to need them; one after the other, so that what is asked for comes first. */
const parts = [
  bandSelect,
  headerMenu,
  gameAtWork,
  tutorialDialog,
  tutorialConfetti,
  helpDialog,
  optionsDialog,
  startOverDialog,
  renameForm,
];

async function fetchAll(): Promise<void> {
  if (isSignedIn()) await gameAtWork.fetch();
  for (const part of parts) await part.fetch();
}

/**
 * Fetches quietly what the start menu has not needed so far, so that pressing Start waits for nothing and the game goes
 * on without a network. Who is signed in may have a game to go on with, so its rules come at once and before all else.
 */
export function useFetchAhead(): void {
  useEffect(() => {
    const fetchQuietly = () => void fetchAll();
    const timer = setTimeout(fetchQuietly, isSignedIn() ? 0 : restMs);
    window.addEventListener('online', fetchQuietly);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchQuietly);
    };
  }, []);
}
