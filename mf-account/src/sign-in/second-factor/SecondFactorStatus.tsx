import type { SecondFactor } from '@countertop/contract/accounts/secondFactor';
import { Button } from '@countertop/design-system/Button';
import { checkIcon, infoIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { useState } from 'react';
import { en } from './secondFactor.messages.ts';
import { step } from './SecondFactor.styles.ts';

export interface StandingProps {
  state: SecondFactor;
  /** Resolves once the next step shows, or failed to. */
  onTurnOn: () => Promise<void>;
  onTurnOff: () => void;
}

/** Whether two-step sign-in is on, with the button to change it. */
export function SecondFactorStatus({ state, onTurnOn, onTurnOff }: StandingProps) {
  const t = useMessages(en);
  const { isOn, isRequired, recoveryCodesLeft } = state;
  const [isStarting, setStarting] = useState(false);
  async function turnOn(): Promise<void> {
    setStarting(true);
    await onTurnOn();
    setStarting(false);
  }
  return (
    <div css={step}>
      <div>
        <Tag tone={isOn ? 'success' : 'info'} icon={isOn ? checkIcon : infoIcon}>
          {t(isOn ? 'factor.on' : 'factor.off')}
        </Tag>
      </div>
      {isRequired && !isOn && <p>{t('factor.needed')}</p>}
      {isOn && <p>{t('factor.left', { count: recoveryCodesLeft })}</p>}
      <div>
        {isOn ? (
          <Button variant="outline" tone="danger" size="medium" onPress={onTurnOff}>
            {t('factor.turnOff')}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="medium"
            isPending={isStarting}
            pendingLabel={t('factor.sending')}
            onPress={() => void turnOn()}
          >
            {t('factor.turnOn')}
          </Button>
        )}
      </div>
    </div>
  );
}
