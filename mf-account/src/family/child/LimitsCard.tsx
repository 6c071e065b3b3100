import { extraMinutes } from '@countertop/contract/family/family.limits';
import type { FamilyChild } from '@countertop/contract/family/family';
import type { PlayTime } from '@countertop/contract/family/playLimits';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { useQuery } from '@tanstack/react-query';
import { buttons } from '../../shared/Account.styles.ts';
import { queryState } from '../../shared/queryState.ts';
import { QueryContent } from '../../shared/QueryContent.tsx';
import type { FamilyCalls } from '../familyCalls.ts';
import { playTimeQuery } from '../familyQueries.ts';
import { useAction } from '../useAction.ts';
import { en } from './child.messages.ts';
import { LimitsForm } from './LimitsForm.tsx';

export interface LimitsCardProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'setLimits' | 'addTime'>;
  /** Whether limits are part of a plan. */
  hasPlan: boolean;
}

/** Minutes a day and quiet hours of a child, and the time played today. */
export function LimitsCard({ child, calls, hasPlan }: LimitsCardProps) {
  const t = useMessages(en);
  const time = useQuery({ ...playTimeQuery(child.id), enabled: hasPlan });
  if (!hasPlan) {
    return (
      <SectionCard title={t('limits.title')}>
        <p>{t('limits.plan')}</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={t('limits.title')} lead={t('limits.lead')}>
      <QueryContent state={queryState(time)}>
        {(played) => (
          <>
            <Today time={played} onAdd={() => calls.addTime(child.id)} />
            <LimitsForm limits={played} onSave={(limits) => calls.setLimits(child.id, limits)} />
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
}

function Today({ time, onAdd }: { time: PlayTime; onAdd: () => Promise<void> }) {
  const t = useMessages(en);
  const { isPending, run } = useAction();
  const minutes = Math.round(time.playedSeconds / 60);
  const { minutesPerDay } = time;
  const add = () =>
    run(async () => {
      await onAdd();
      const message = t('limits.extra.text', { minutes: extraMinutes });
      notify({ title: t('limits.extra.title'), message, tone: 'success' });
    });
  if (minutesPerDay === null) {
    return <MenuLine label={t('limits.today')} value={t('limits.today.free', { minutes })} />;
  }
  const of = minutesPerDay + Math.round(time.extraSeconds / 60);
  return (
    <>
      <MenuLine label={t('limits.today')} value={t('limits.today.value', { minutes, of })} />
      <div css={buttons}>
        <Button
          variant="outline"
          size="medium"
          isPending={isPending}
          pendingLabel={t('limits.extra.pending')}
          onPress={add}
        >
          {t('limits.extra', { minutes: extraMinutes })}
        </Button>
      </div>
    </>
  );
}
