import type { FamilyChild } from '@countertop/contract/family/family';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Switch } from '@countertop/design-system/Switch';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery } from '@tanstack/react-query';
import { queryState } from '../../shared/queryState.ts';
import { QueryContent } from '../../shared/QueryContent.tsx';
import { childName } from '../family.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { weeklyMailQuery } from '../familyQueries.ts';
import { useAction } from '../useAction.ts';
import { en } from './child.messages.ts';

export interface WeeklyMailCardProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'setWeeklyMail'>;
}

/** Turns the weekly email about a child on or off, for the signed-in guardian only. */
export function WeeklyMailCard({ child, calls }: WeeklyMailCardProps) {
  const t = useMessages(en);
  const name = childName(child, useMessages(familyTexts));
  const mail = useQuery(weeklyMailQuery(child.id));
  const { isPending, run } = useAction();
  return (
    <SectionCard title={t('mail.title')}>
      <QueryContent state={queryState(mail)}>
        {({ isOn, stopped }) => (
          <>
            {stopped !== null && (
              <>
                <p role="alert">{t('mail.bounced')}</p>
                <PageLink variant="standalone" to="/profile" hash="sign-in">
                  {t('mail.profile')}
                </PageLink>
              </>
            )}
            <Switch
              isSelected={isOn}
              isDisabled={isPending}
              onChange={(next) => run(() => calls.setWeeklyMail(child.id, next))}
              description={t('mail.help')}
            >
              {t('mail.switch', { name })}
            </Switch>
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
}
