import { useEffect } from 'react';
import { FamilyDialog, HelpDialog, OptionsDialog, StartOverDialog } from '../dialogs/MenuDialogs.tsx';
import { TutorialConfetti, TutorialDialog } from '../dialogs/tutorial/Tutorial.tsx';
import { ClosedKitchen, GameAtWork, PlacementScreen } from './lazyParts.ts';
import { PlayerLink } from '../play/header/GameHeader.tsx';
import { LazyMoneyDrawer } from '../play/order/lazyMoneyDrawer.ts';
import { RenameForm } from '../start/restaurant/RestaurantTitle.tsx';

/** Time after which the page is idle, in milliseconds. */
const idleMs = 3000;

/** In the order in which a child is likely to need them. */
const components = [
  GameAtWork,
  PlacementScreen,
  LazyMoneyDrawer,
  TutorialDialog,
  TutorialConfetti,
  HelpDialog,
  OptionsDialog,
  StartOverDialog,
  RenameForm,
];

/** Components that only a child's game needs. `PlayLimits` comes with `ClosedKitchen`, in one chunk. */
const componentsOfChild = [PlayerLink, ClosedKitchen, FamilyDialog];

/** Loads all that a child needs to play without a network. */
export async function preloadForChild(): Promise<void> {
  await preloadAll(true);
  for (const component of componentsOfChild) await component.preload();
}

/** Loads one component at a time, so that code the child asks for isn't delayed. */
async function preloadAll(isUrgent: boolean): Promise<void> {
  if (isUrgent) await GameAtWork.preload();
  for (const component of components) await component.preload();
}

/**
 * Preloads the lazy components of the game once the page is idle, so that Start opens immediately and the game works offline.
 * If there may be a game to continue, `isUrgent` loads the rules immediately.
 */
export function usePreload(isUrgent: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => void preloadAll(isUrgent), isUrgent ? 0 : idleMs);
    return () => clearTimeout(timer);
  }, [isUrgent]);
}
