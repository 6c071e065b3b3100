import type { SecondFactor } from '@countertop/contract/accounts/secondFactor';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import type { QueryState } from '../../shared/queryState.ts';
import { QueryContent } from '../../shared/QueryContent.tsx';
import { en } from './secondFactor.messages.ts';
import { Steps, type StepsProps } from './Steps.tsx';

export interface SecondFactorCardProps extends Omit<StepsProps, 'state'> {
  factor: QueryState<SecondFactor>;
}

/** Card that turns two-step sign-in on or off. Renders nothing while loading, or if the server does not offer it. */
export function SecondFactorCard({ factor, ...props }: SecondFactorCardProps) {
  const t = useMessages(en);
  if (factor.status === 'loading') return null;
  if (factor.status === 'ready' && !factor.value.isPossible && !factor.value.isOn) return null;
  return (
    <SectionCard title={t('factor.title')} lead={t('factor.lead')}>
      <QueryContent state={factor}>{(state) => <Steps state={state} {...props} />}</QueryContent>
    </SectionCard>
  );
}
