import { Dish } from '@countertop/design-system/artwork/Dish';
import { Plate } from '@countertop/design-system/artwork/Plate';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { OrderableDishId } from '@countertop/engine/play/day/menu';
import { en as phraseTexts } from '@countertop/phrases/phrases.messages';
import { prose, shownPlates } from '../Family.styles.ts';
import { en } from './child.messages.ts';

export interface ShowPicturesProps {
  name: string;
  pictures: readonly OrderableDishId[];
  onClose: () => void;
}

/** Shows a new picture password large, for the child to see. */
export function ShowPictures({ name, pictures, onClose }: ShowPicturesProps) {
  const t = useMessages(en);
  const phrase = useMessages(phraseTexts);
  return (
    <Dialog
      title={t('pictures.show.title', { name })}
      isOpen
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>{t('pictures.show.done')}</Button>}
    >
      <div css={prose}>
        <ol css={shownPlates}>
          {pictures.map((id, index) => (
            <li key={index}>
              <Plate>
                <Dish id={id} />
              </Plate>
              <span>{phrase(`dish.${id}.name`)}</span>
            </li>
          ))}
        </ol>
        <p>{t('pictures.show.text', { name })}</p>
      </div>
    </Dialog>
  );
}
