import {
  applyChildSettings,
  followChildSettings,
  restoreGrownUpPreferences,
} from '@countertop/client/play/childSettings';
import { hasPlayerChanged, onDevicePlayerChange } from '@countertop/client/play/devicePlayer';
import { queryClient } from '@countertop/client/shared/queryClient';
import { recordUser } from '@countertop/client/accounts/recordUser';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { pagePreferences } from '@countertop/design-system/preferences';
import { followHandOver, type HandOverEvents } from './followHandOver.ts';

export interface PlayerEvents extends HandOverEvents {
  /** Another tab has handed the device over or taken it back. */
  onChanged: () => void;
}

/** Applies the preferences of the person who uses this device, and saves what a child changes. Returns a function that ends it. */
export function followPlayer({ onChanged, ...events }: PlayerEvents): () => void {
  void applyOwnPreferences();
  const unfollow = followChildSettings(pagePreferences);
  const check = () => {
    if (hasPlayerChanged()) onChanged();
  };
  const unsubscribe = onDevicePlayerChange(check);
  // Going back may show a page as it was before.
  window.addEventListener('pageshow', check);
  const unfollowHandOver = followHandOver(events);
  return () => {
    unfollow();
    unsubscribe();
    window.removeEventListener('pageshow', check);
    unfollowHandOver();
  };
}

async function applyOwnPreferences(): Promise<void> {
  try {
    const user = await queryClient.fetchQuery(currentUserQuery());
    if (user?.player == null) restoreGrownUpPreferences(pagePreferences);
    await recordUser(user);
    if (user?.player != null) await applyChildSettings(user.id, pagePreferences);
  } catch (error) {
    // The device keeps the preferences that it has.
    console.warn('The signed-in user could not be loaded.', error);
  }
}
