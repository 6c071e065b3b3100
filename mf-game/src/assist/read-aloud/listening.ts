import { usePreferences } from '@countertop/design-system/preferences';
import { proxy, useSnapshot } from 'valtio';

const listening = proxy({ isOn: false });

/** Called when the child asks to hear the start screen or the tutorial. From then on, texts of the game are read by themselves. */
export function startListening(): void {
  listening.isOn = true;
}

/** Whether texts are read aloud by themselves: by preference, or because the child has asked for it on this visit. */
export function useReadsByItself(): boolean {
  const { readAloud } = usePreferences();
  return useSnapshot(listening).isOn || readAloud;
}
