import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './signIn.messages.ts';

export interface AdultBoxProps {
  isSelected: boolean;
  onChange: (isTicked: boolean) => void;
  /** Why it cannot stay open. */
  errorMessage: string | undefined;
}

/** Only adults have accounts. */
export function AdultBox(props: AdultBoxProps) {
  const t = useMessages(en);
  return (
    <Checkbox name="isAdult" isRequired {...props}>
      {t('create.adult')}
    </Checkbox>
  );
}
