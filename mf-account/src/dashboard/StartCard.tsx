import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { PageLink } from '@countertop/routes/PageLink';
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
        <PageLink variant={hasGame ? 'outline' : 'solid'} to="/game-setup">
          {t('start.button')}
        </PageLink>
      </div>
    </SectionCard>
  );
}
