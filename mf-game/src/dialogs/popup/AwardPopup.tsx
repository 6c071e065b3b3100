import { BistroItem } from '@countertop/design-system/artwork/BistroItem';
import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon, flameIcon, shareIcon } from '@countertop/design-system/icons';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import type { GameSpeed } from '@countertop/engine/play/game';
import type { Popup } from '@countertop/engine/rewards/award';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { awardTiming, closeAfterMs } from '../celebration/timing.ts';
import { useAutoClose } from '../celebration/useAutoClose.ts';
import { useHeld } from '../celebration/useHeld.ts';
import { useStages } from '../celebration/useStages.ts';
import { en as itemTexts } from '../gift/bistroItems.messages.ts';
import { en as giftTexts } from '../gift/gift.messages.ts';
import { en } from './popup.messages.ts';
import { actions, line, lines as linesStyle, place, points, slip, staged } from './popup.styles.ts';
import { type PopupLine, popupLines } from './popupLines.ts';

export interface AwardPopupProps {
  popup: Popup;
  /** With extra time the popup stays longer; in untimed mode until it is closed. */
  speed: GameSpeed;
  onClose: () => void;
  /** Opens the choice of a gift. */
  onChoose: () => void;
}

/**
 * A small note about what was just earned, over the wall of the restaurant. It takes no focus and closes automatically, unless somebody
 * points at it or has focus in it. The announcer reads it.
 */
export function AwardPopup({ popup, speed, onClose, onChoose }: AwardPopupProps) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const gift = useMessages(giftTexts);
  const item = useMessages(itemTexts);
  const stage = useStages(awardTiming.stagesMs);
  const { isHeld, heldProps } = useHeld();
  useAutoClose(isHeld ? null : closeAfterMs(awardTiming.closeAfterMs, speed), onClose);
  const lines = popupLines(popup, { popup: t, award });
  return (
    <div css={place}>
      <section css={slip} aria-label={lines[0]?.title ?? gift('gift.chosen')} {...heldProps}>
        <ul css={linesStyle}>
          {lines.map((one) => (
            <Line key={one.name} line={one} stage={stage} />
          ))}
          {popup.gift !== null && (
            <li css={line}>
              {popup.gift === 'choice' ? (
                <Button tone="accent" size="medium" onPress={onChoose}>
                  {gift('gift.open')}
                </Button>
              ) : (
                <>
                  <BistroItem name={popup.gift} />
                  <p>
                    <b>{gift('gift.chosen')}</b> <span>{item(`item.${popup.gift}`)}</span>
                  </p>
                </>
              )}
            </li>
          )}
        </ul>
        <div css={actions}>
          {/* Shares nothing: children are never led to social networks. */}
          {popup.awards.length > 0 && <IconButton icon={shareIcon} label={t('award.share')} onPress={onClose} />}
          <IconButton icon={crossIcon} label={t('award.continue')} onPress={onClose} />
        </div>
      </section>
    </div>
  );
}

function Line({ line: { title, name, earned }, stage }: { line: PopupLine; stage: number }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <li css={line}>
      <span css={staged} data-shown={stage > 0 || undefined}>
        {earned === null ? (
          <BadgeDrawing variant="skill" picture={<Icon icon={flameIcon} />} size="x-small" isEarned />
        ) : (
          <AwardDrawing award={earned.award} size="x-small" isEarned />
        )}
      </span>
      <p css={staged} data-shown={stage > 1 || undefined}>
        <b>{title}</b> <span>{name}</span>{' '}
        {earned !== null && earned.points > 0 && (
          <span css={[points, staged]} data-shown={stage > 2 || undefined}>
            {t('award.points', { points: formatNumber(earned.points, locale) })}
          </span>
        )}
      </p>
    </li>
  );
}
