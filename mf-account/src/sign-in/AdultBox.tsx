import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './signIn.messages.ts';

export interface AdultBoxProps {
  isSelected: boolean;
  onChange: (isTicked: boolean) => void;
  errorMessage: string | undefined;
}

/** Checkbox by which people confirm that they are 18 or older, as account holders must be. */
export function AdultBox(props: AdultBoxProps) {
  const t = useMessages(en);
  return (
    <Checkbox name="isAdult" isRequired {...props}>
      {t('create.adult')}
    </Checkbox>
  );
}
