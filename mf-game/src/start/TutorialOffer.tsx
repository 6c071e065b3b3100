import { useIsInBrowser } from '@countertop/client/shared/useIsInBrowser';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { tutorialRecord } from '../dialogs/tutorial/tutorialRecord.ts';
import { en } from './start.messages.ts';
import { face, offer, words } from './TutorialOffer.styles.ts';

/**
 * A customer who offers the tutorial, until it was completed or skipped once. Stays while the start screen is shown: focus returns here
 * when the tutorial closes.
 */
export function TutorialOffer({ onPress }: { onPress: () => void }) {
  const t = useMessages(en);
  const isInBrowser = useIsInBrowser();
  // The HTML has room for the offer. It stays, so that nothing moves.
  const [hasRoom] = useState(!isInBrowser);
  const [isNew] = useState(() => typeof document !== 'undefined' && tutorialRecord.get() === null);
  const isShown = isNew && isInBrowser;
  if (!isShown && !hasRoom) return null;
  return (
    <div css={offer} data-shown={isShown}>
      <Button variant="outline" onPress={onPress}>
        <span css={face} aria-hidden="true">
          <Customer look={2} mood="happy" />
        </span>
        <span css={words}>
          <b>{t('start.new')}</b> {t('start.new.tutorial')}
        </span>
      </Button>
    </div>
  );
}
