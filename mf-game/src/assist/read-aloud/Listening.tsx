import { usePreferences } from '@countertop/design-system/preferences';
import { createContext, type ReactNode, useContext, useState } from 'react';

interface Listening {
  readonly isListening: boolean;
  readonly start: () => void;
}

const ListeningContext = createContext<Listening>({ isListening: false, start: () => {} });

/** Remembers that the child has asked to hear texts on this visit. */
export function ListeningProvider({ children }: { children: ReactNode }) {
  const [isListening, setListening] = useState(false);
  return <ListeningContext value={{ isListening, start: () => setListening(true) }}>{children}</ListeningContext>;
}

/** Returns the function to call when the child asks to hear the start screen or the tutorial. */
export function useStartListening(): () => void {
  return useContext(ListeningContext).start;
}

/** Whether texts are read aloud automatically: by preference, or because the child has asked for it on this visit. */
export function useReadsByItself(): boolean {
  const { readAloud } = usePreferences();
  return useContext(ListeningContext).isListening || readAloud;
}
