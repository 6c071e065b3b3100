import { today } from '@countertop/client/shared/today';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { useEffect, useState } from 'react';
import { en as itemTexts } from '../dialogs/gift/bistroItems.messages.ts';
import { en as giftTexts } from '../dialogs/gift/gift.messages.ts';
import { en as popupTexts } from '../dialogs/popup/popup.messages.ts';
import { en as awardTexts } from '../persistence/awards/awards.messages.ts';
import { en as feedbackTexts } from '../play/customer-feedback/customerFeedback.messages.ts';
import { useFloorDescription } from '../play/floor/useFloorDescription.ts';
import { visitText } from '../reviews/visitText.ts';
import { en } from './announcements.messages.ts';
import { type AnnouncementMessages, announcements } from './announcements.ts';
import { useGameStore } from '../session/GameStoreContext.tsx';
import { startAnnouncer } from './startAnnouncer.ts';

/** Announces the game to screen readers. */
export function Announcer() {
  const store = useGameStore();
  const screen = useMessages(en);
  const feedback = useMessages(feedbackTexts);
  const popup = useMessages(popupTexts);
  const award = useMessages(awardTexts);
  const gift = useMessages(giftTexts);
  const item = useMessages(itemTexts);
  const { locale } = useLocale();
  const describeFloor = useFloorDescription();
  // `occurrence` makes a repeated sentence be read again.
  const [current, setCurrent] = useState({ message: '', occurrence: 0 });

  useEffect(() => {
    const visit: AnnouncementMessages['visit'] = (review, name) => visitText(review, { name, locale, today: today() });
    const messages = { screen, feedback, popup, award, gift, item, visit };
    return startAnnouncer(
      store,
      { announcementsFor: (step) => announcements(step, messages), describeFloor },
      (message) => setCurrent(({ occurrence }) => ({ message, occurrence: occurrence + 1 })),
    );
  }, [store, screen, feedback, popup, award, gift, item, locale, describeFloor]);

  return <LiveRegion {...current} />;
}
