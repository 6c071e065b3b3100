import { isSignedIn } from '@countertop/client/signedIn';
import { useEffect } from 'react';
import {
  BandSelect,
  GameAtWork,
  HeaderMenu,
  HelpDialog,
  OptionsDialog,
  RenameForm,
  StartOverDialog,
  TutorialConfetti,
  TutorialDialog,
} from './lazyComponents.ts';

/** Time after which the page is idle, in milliseconds. */
const idleMs = 3000;

/** In the order in which a child is likely to need them. */
const components = [
  BandSelect,
  HeaderMenu,
  GameAtWork,
  TutorialDialog,
  TutorialConfetti,
  HelpDialog,
  OptionsDialog,
  StartOverDialog,
  RenameForm,
];

/** Loads one component at a time, so that code the child asks for meanwhile isn't delayed. */
async function preloadAll(): Promise<void> {
  if (isSignedIn()) await GameAtWork.preload();
  for (const component of components) await component.preload();
}

/**
 * Preloads the lazy components of the game once the page is idle, so that Start opens at once and the game works offline.
 * Signed-in players may have a game to continue, so for them the rules are loaded immediately.
 */
export function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadAll(), isSignedIn() ? 0 : idleMs);
    return () => clearTimeout(timer);
  }, []);
}
