import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { useMessages } from '../../i18n/messages.ts';
import { FieldNotes } from '../TextField/FieldNotes.tsx';
import { en } from './Switch.messages.ts';
import { name, notes, row, switchField, thumb, track, text } from './Switch.styles.ts';

export interface SwitchProps extends Omit<
  SwitchFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'isRequired' | 'validate'
> {
  /** The label: "Sound effects". */
  children: ReactNode;
  /** Help text below the field. */
  description?: string | undefined;
}

/** Turns something on or off with immediate effect. In forms that are submitted use `Checkbox`. */
export function Switch({ children, description, ...props }: SwitchProps) {
  const t = useMessages(en);
  return (
    <SwitchField {...props} css={switchField}>
      <SwitchButton css={row}>
        <span css={name}>{children}</span>
        <span css={track} aria-hidden="true">
          <span css={thumb} />
          <span css={text}>
            <b>{t('switch.on')}</b>
            <b>{t('switch.off')}</b>
          </span>
        </span>
      </SwitchButton>
      <div css={notes}>
        <FieldNotes description={description} />
      </div>
    </SwitchField>
  );
}
