import { picturePasswordLength } from '@countertop/contract/family/family.limits';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Plate } from '@countertop/design-system/artwork/Plate';
import { Button } from '@countertop/design-system/Button';
import { undoIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { orderableDishIds, type OrderableDishId } from '@countertop/engine/play/day/menu';
import { en as phraseTexts } from '@countertop/phrases/phrases.messages';
import { dishButton, dishes, plates } from '../Family.styles.ts';
import { en } from './child.messages.ts';

export interface DishPadProps {
  /** The dishes so far, in order. */
  chosen: readonly OrderableDishId[];
  onChange: (chosen: readonly OrderableDishId[]) => void;
}

/** Dishes to press, and plates for the pressed ones. */
export function DishPad({ chosen, onChange }: DishPadProps) {
  const t = useMessages(en);
  const phrase = useMessages(phraseTexts);
  const count = chosen.length;
  const isFull = count === picturePasswordLength;
  const names = chosen.map((id) => phrase(`dish.${id}.name`)).join(', ');
  return (
    <>
      <ol css={plates} aria-label={t('pictures.chosen')}>
        {Array.from({ length: picturePasswordLength }, (_, index) => (
          <ChosenDish key={index} place={index + 1} id={chosen[index]} />
        ))}
      </ol>
      <div css={dishes}>
        {orderableDishIds.map((id) => (
          <button
            key={id}
            type="button"
            css={dishButton}
            aria-disabled={isFull || undefined}
            onClick={() => !isFull && onChange([...chosen, id])}
          >
            <Dish id={id} />
            <span>{phrase(`dish.${id}.name`)}</span>
          </button>
        ))}
      </div>
      <div>
        <Button
          variant="outline"
          size="medium"
          icon={undoIcon}
          isDisabled={count === 0}
          onPress={() => onChange(chosen.slice(0, -1))}
        >
          {t('pictures.undo')}
        </Button>
      </div>
      <LiveRegion message={count === 0 ? '' : t('pictures.count', { count, of: picturePasswordLength, names })} />
    </>
  );
}

function ChosenDish({ place, id }: { place: number; id: OrderableDishId | undefined }) {
  const t = useMessages(en);
  const phrase = useMessages(phraseTexts);
  return (
    <li>
      <Plate size="small">{id && <Dish id={id} />}</Plate>
      {/* The picture is enough for the eye. A line of text would move the dishes below while they are pressed. */}
      <VisuallyHidden>{id ? phrase(`dish.${id}.name`) : t('pictures.empty', { place })}</VisuallyHidden>
    </li>
  );
}
