import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { en } from './dashboard.messages.ts';

export interface StartCardProps {
  /** Whether a saved game exists, which makes starting the secondary action. */
  hasGame: boolean;
}

/** The way to another age group, or to the first game. */
export function StartCard({ hasGame }: StartCardProps) {
  const t = useMessages(en);
  return (
    <SectionCard title={t(hasGame ? 'again.title' : 'start.title')}>
      <p>{t(hasGame ? 'start.again' : 'start.text')}</p>
      <div>
        <Link variant={hasGame ? 'outline' : 'solid'} href="/game-setup">
          {t('start.button')}
        </Link>
      </div>
    </SectionCard>
  );
}
