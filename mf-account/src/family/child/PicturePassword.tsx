import type { FamilyChild } from '@countertop/contract/family/family';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import type { OrderableDishId } from '@countertop/engine/play/day/menu';
import { useState } from 'react';
import { buttons } from '../../shared/Account.styles.ts';
import { childName } from '../family.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { useAction } from '../useAction.ts';
import { en } from './child.messages.ts';
import { PicturesDialog } from './PicturesDialog.tsx';
import { ShowPictures } from './ShowPictures.tsx';

export interface PicturePasswordProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'setPictures'>;
}

/** The dishes that a child presses before playing. They are shown once, because only a hash of them is stored. */
export function PicturePassword({ child, calls }: PicturePasswordProps) {
  const t = useMessages(en);
  const name = childName(child, useMessages(familyTexts));
  const { isPending, run } = useAction();
  const [isChoosing, setChoosing] = useState(false);
  const [shown, setShown] = useState<readonly OrderableDishId[] | null>(null);
  const remove = () =>
    run(async () => {
      await calls.setPictures(child.id, null);
      notify({ title: t('pictures.removed.title'), message: t('pictures.removed', { name }), tone: 'success' });
    });
  return (
    <SectionCard title={t('pictures.title')}>
      <p>{t(child.hasPicturePassword ? 'pictures.on' : 'pictures.off', { name })}</p>
      <div css={buttons}>
        <Button variant="outline" size="medium" onPress={() => setChoosing(true)}>
          {t(child.hasPicturePassword ? 'pictures.change' : 'pictures.set')}
        </Button>
        {child.hasPicturePassword && (
          <Button
            variant="outline"
            tone="danger"
            size="medium"
            isPending={isPending}
            pendingLabel={t('pictures.removing')}
            onPress={remove}
          >
            {t('pictures.remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <PicturesDialog
          onSave={async (pictures) => {
            await calls.setPictures(child.id, [...pictures]);
            setChoosing(false);
            setShown(pictures);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {shown !== null && <ShowPictures name={name} pictures={shown} onClose={() => setShown(null)} />}
    </SectionCard>
  );
}
