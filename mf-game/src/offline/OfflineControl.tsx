import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon, downloadIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './offline.messages.ts';
import { ready } from './OfflineControl.styles.ts';
import { useOffline } from './useOffline.ts';

/** Says that the game starts without a network, or keeps it for that. Nothing in browsers that can't. */
export function OfflineControl() {
  const t = useMessages(en);
  const { state, share, keep } = useOffline();
  if (state === 'unsupported') return null;
  const percent = Math.round(100 * share);
  return (
    <div>
      <LiveRegion message={state === 'kept' && share > 0 ? t('offline.kept') : ''} />
      {state === 'kept' ? (
        <p css={ready}>
          <Icon icon={checkIcon} />
          {t('offline.kept')}
        </p>
      ) : (
        <Button
          variant="text"
          size="medium"
          icon={downloadIcon}
          isPending={state === 'keeping'}
          pendingLabel={t('offline.keeping', { percent })}
          onPress={keep}
        >
          {t('offline.keep')}
        </Button>
      )}
    </div>
  );
}
