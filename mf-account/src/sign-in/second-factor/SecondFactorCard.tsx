import type { SecondFactor } from '@countertop/contract/secondFactor';
import { useMessages } from '@countertop/design-system/messages';
import type { Part } from '../../shared/part.ts';
import { PartContent, Sheet } from '../../shared/Sheet.tsx';
import { en } from './secondFactor.messages.ts';
import { Steps, type StepsProps } from './Steps.tsx';

export interface SecondFactorCardProps extends Omit<StepsProps, 'stands'> {
  /** How it stands. */
  factor: Part<SecondFactor>;
}

/**
 * The second step of signing in: whether it is on, and the way to turn it on or off. Nothing where the server does not
 * offer it, nor before that is known.
 */
export function SecondFactorCard({ factor, ...props }: SecondFactorCardProps) {
  const t = useMessages(en);
  if (factor.status === 'loading') return null;
  if (factor.status === 'ready' && !factor.value.isPossible && !factor.value.isOn) return null;
  return (
    <Sheet title={t('factor.title')} lead={t('factor.lead')}>
      <PartContent part={factor}>{(stands) => <Steps stands={stands} {...props} />}</PartContent>
    </Sheet>
  );
}
