import { applyChildSettings, followChildSettings, restoreGrownUpPreferences } from '@countertop/client/childSettings';
import { grownUp, hasPlayerChanged, onDevicePlayerChange, setDevicePlayer } from '@countertop/client/devicePlayer';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import { pagePreferences } from '@countertop/design-system/preferences';

/**
 * Applies the preferences of the person who uses this device, and saves what a child changes. `onChanged` is called when
 * another tab hands the device over or takes it back. Returns a function that ends it.
 */
export function followPlayer(onChanged: () => void): () => void {
  void applyOwnPreferences();
  const unfollow = followChildSettings(pagePreferences);
  const unsubscribe = onDevicePlayerChange(() => {
    if (hasPlayerChanged()) onChanged();
  });
  return () => {
    unfollow();
    unsubscribe();
  };
}

async function applyOwnPreferences(): Promise<void> {
  try {
    const user = await queryClient.fetchQuery(currentUserQuery());
    if (user === null) return;
    const child = user.player === null ? null : user.id;
    setDevicePlayer(child ?? grownUp);
    if (child === null) restoreGrownUpPreferences(pagePreferences);
    else await applyChildSettings(child, pagePreferences);
  } catch (error) {
    // The device keeps the preferences that it has.
    console.warn('The signed-in user could not be loaded.', error);
  }
}
