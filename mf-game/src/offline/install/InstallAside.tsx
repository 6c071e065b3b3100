import { installPrompt } from '@countertop/client/site/installPrompt';
import { type ReactNode, useEffect, useState } from 'react';
import { InstallHelp } from './InstallHelp.tsx';
import { installSystem, isInstallShown } from './installSystem.ts';

/** Days after which a family is likely to come back. */
const firstDay = 3;

export interface InstallAsideProps {
  /** The day that has ended. */
  day: number;
  /** Shown if there is no help to show. */
  children: ReactNode;
}

/** Shows once how to install the game, from the end of the third day on. */
export function InstallAside({ day, children }: InstallAsideProps) {
  const [system] = useState(() => (day >= firstDay && !isInstallShown.get() ? installSystem() : null));
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (system !== null) isInstallShown.set(true);
  }, [system]);
  const close = () => setClosed(true);
  function install(): void {
    close();
    installPrompt()
      ?.prompt()
      .catch((error: unknown) => console.warn('The browser did not ask to install the site.', error));
  }
  if (system === null) return children;
  return !isClosed && <InstallHelp system={system} onInstall={install} onClose={close} />;
}
