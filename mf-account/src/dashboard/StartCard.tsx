import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Sheet } from '../account/Sheet.tsx';
import { en } from './messages/en.messages.ts';

/** The first step, for whoever has not come far yet. */
export function StartCard() {
  const t = useMessages(en);
  return (
    <Sheet title={t('start.title')}>
      <p>{t('start.text')}</p>
      <div>
        <Link look="button" href="/game-setup">
          {t('start.button')}
        </Link>
      </div>
    </Sheet>
  );
}
