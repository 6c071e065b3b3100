import type { SchoolClass } from '@countertop/contract/classes/classes';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './classes.messages.ts';
import { useGraceText } from './useGraceText.ts';

type EndedPlanProps = Pick<SchoolClass, 'plan' | 'graceUntil' | 'role'>;

/** Says that the plan of a class has ended, and what is still possible. Nothing while it runs. */
export function EndedPlan({ plan, graceUntil, role }: EndedPlanProps) {
  const t = useMessages(en);
  const graceText = useGraceText(graceUntil);
  if (plan === 'running') return null;
  return (
    <SectionCard variant="menu" title={t('plan.title')} lead={t('plan.text')}>
      <Stack gap="s">
        <p>{graceText}</p>
        {role === 'owner' && (
          <div>
            <PageLink variant="solid" to="/pricing">
              {t('plan.renew')}
            </PageLink>
          </div>
        )}
      </Stack>
    </SectionCard>
  );
}
