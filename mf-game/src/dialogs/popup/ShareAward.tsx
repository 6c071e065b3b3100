import { IconButton } from '@countertop/design-system/IconButton';
import { shareIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { shareByDevice, type Shared } from '@countertop/design-system/ShareButton';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import type { Award } from '@countertop/engine/rewards/award';
import { useRef, useState } from 'react';
import { AwardDrawing } from '../../persistence/awards/AwardDrawing.tsx';
import { awardText } from '../../persistence/awards/awardText.ts';
import { en as awardTexts } from '../../persistence/awards/awards.messages.ts';
import { SharePopover } from '../../lazy/lazyComponents.ts';
import { awardPicture } from './awardPicture.ts';
import { en } from './popup.messages.ts';
import { card as cardStyle, shared as sharedStyle } from './popup.styles.ts';

export interface ShareAwardProps {
  award: Award;
  /** Called when the panel opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Shares an award through the device's share sheet or a panel with its picture. Names neither the child nor the restaurant. */
export function ShareAward({ award, onOpenChange }: ShareAwardProps) {
  const t = useMessages(en);
  const texts = useMessages(awardTexts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { name, why } = awardText(award, texts);
  const shared: Shared = { url: `${location.origin}/`, title: name, text: t('award.shared', { name }) };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const drawPicture = () =>
    card.current === null
      ? Promise.reject(new Error('The badge is not rendered.'))
      : awardPicture(card.current, { name, place: t('award.place') });
  const share = async () => {
    if (!(await shareByDevice(shared, drawPicture))) changeOpen(true);
  };
  const picture = (
    <div css={sharedStyle}>
      <AwardDrawing award={award} isEarned />
      <p>
        <b>{name}</b>
        <br />
        {why}
      </p>
    </div>
  );
  return (
    <>
      <span ref={button}>
        <IconButton icon={shareIcon} label={t('award.share')} onPress={() => void share()} />
      </span>
      {/* Only the model of the picture. */}
      <div css={cardStyle} ref={card} aria-hidden="true">
        <AwardDrawing award={award} isEarned size="large" />
      </div>
      {isOpen && (
        <LazyBoundary onDismiss={() => changeOpen(false)}>
          <SharePopover
            title={t('award.share')}
            picture={picture}
            shared={shared}
            triggerRef={button}
            isOpen
            onOpenChange={changeOpen}
          />
        </LazyBoundary>
      )}
    </>
  );
}
