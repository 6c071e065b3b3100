import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon, downloadIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './offline.messages.ts';
import { useOffline } from './useOffline.ts';

/** In the place of the button, so that nothing moves. */
const ready = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  minBlockSize: token.target.min,
  margin: 0,
  paddingInline: token.space.xs,
  color: token.text.muted,
});

const failure = css({ margin: 0, paddingInline: token.space.xs, color: token.danger.text });

const more = css({
  margin: 0,
  paddingInline: token.space.xs,
  color: token.text.muted,
  fontSize: token.type.caption,
});

/** Says that the game starts without a network, or keeps it for that. Nothing in browsers that can't. */
export function OfflineControl() {
  const t = useMessages(en);
  const { state, note, share, keep } = useOffline();
  if (state === 'unsupported') return null;
  const isFailed = state !== 'none' && state !== 'keeping' && state !== 'kept';
  return (
    <div>
      {state !== 'kept' && (
        <Button
          variant="text"
          size="medium"
          icon={downloadIcon}
          onPress={keep}
          // Only while it is pending: the room for the longer label would move the shorter one away from the others.
          {...(state === 'keeping' && {
            isPending: true,
            pendingLabel: t('offline.keeping', { percent: Math.round(100 * share) }),
          })}
        >
          {t('offline.keep')}
        </Button>
      )}
      <div role="status">
        {state === 'kept' && (
          <p css={ready}>
            <Icon icon={checkIcon} />
            {t('offline.kept')}
          </p>
        )}
        {note !== null && <p css={more}>{t(`offline.${note}`)}</p>}
        {isFailed && <p css={failure}>{t(`offline.${state}`)}</p>}
      </div>
    </div>
  );
}
