import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { registered } from './EarlyAccess.styles.ts';
import { en } from './earlyAccess.messages.ts';

export const EarlyAccessDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "early-access" */ './EarlyAccessDialog.tsx')).EarlyAccessDialog,
);

export interface EarlyAccessProps {
  /** Title of the game in the API. */
  gameTitle: string;
  /** Localized name of the game. */
  game: string;
}

/** Signs up for an email when a game opens. The confirmation stays on the page after the dialog has closed. */
export function EarlyAccess({ gameTitle, game }: EarlyAccessProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const [isRegistered, setRegistered] = useState(false);
  const close = () => setOpen(false);
  const preload = () => void EarlyAccessDialog.preload();

  async function register(email: string): Promise<void> {
    const client = await import(/* webpackChunkName: "early-access-client" */ '@countertop/client/site/earlyAccess');
    await client.registerEarlyAccess({ gameTitle, email });
    setRegistered(true);
  }

  return (
    <>
      <Button variant="outline" onHoverStart={preload} onFocus={preload} onPress={() => setOpen(true)}>
        {t('earlyAccess.open')}
      </Button>
      {isRegistered && (
        <p css={registered}>
          <Icon icon={checkIcon} />
          {t('earlyAccess.registered', { game })}
        </p>
      )}
      <LiveRegion message={isRegistered ? `${t('earlyAccess.thanks')} ${t('earlyAccess.registered', { game })}` : ''} />
      {isOpen && (
        <LazyBoundary onDismiss={close}>
          <EarlyAccessDialog game={game} onRegister={register} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
