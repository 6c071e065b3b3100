import { Customer } from '@countertop/design-system/artwork/Customer';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { tutorialRecord } from '../dialogs/tutorial/tutorialRecord.ts';
import { useStored } from '../persistence/useStored.ts';
import { en } from './start.messages.ts';
import { face, offer, words } from './TutorialOffer.styles.ts';

/** A customer who offers the tutorial, until it was completed or skipped once. */
export function TutorialOffer({ onPress }: { onPress: () => void }) {
  const t = useMessages(en);
  const isNew = useStored(tutorialRecord) === null;
  if (!isNew) return null;
  return (
    <div css={offer}>
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
