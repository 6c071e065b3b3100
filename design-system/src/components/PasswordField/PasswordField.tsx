import { type Ref, useState } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../Icon/Icon.tsx';
import { eyeIcon, warningIcon } from '../Icon/icons.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { FieldNotes, invalidBy } from '../TextField/FieldNotes.tsx';
import { InputFrame } from '../TextField/InputFrame.tsx';
import { field } from '../TextField/TextField.styles.ts';
import { en } from './PasswordField.messages.ts';
import { capsLock, show, withButton } from './PasswordField.styles.ts';
import { useCapsLock } from './useCapsLock.ts';

export interface PasswordFieldProps extends Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'type' | 'inputMode' | 'autoComplete'
> {
  /** "Password", "New password". */
  label: string;
  /**
   * `new-password` makes the browser suggest a password, `current-password` fills in the saved one, and `off` does neither: on a
   * device that people share, the field must not fill itself in for somebody else.
   */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** Requirements, stated up front: "12 characters or more." */
  description?: string | undefined;
  /** How to fix it. Marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Ref to the input element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A password field that can be revealed. Pasting and password managers work. */
export function PasswordField({ label, description, errorMessage, inputRef, ...rest }: PasswordFieldProps) {
  const { autoComplete = 'current-password', ...props } = rest;
  const t = useMessages(en);
  const [isShown, setIsShown] = useState<boolean>();
  const [isCapsLockOn, handlers] = useCapsLock(props);
  const announcement = isShown === undefined ? '' : t(isShown ? 'passwordField.shown' : 'passwordField.hidden');
  return (
    <AriaTextField
      autoCorrect="off"
      spellCheck="false"
      {...props}
      {...handlers}
      {...invalidBy(errorMessage)}
      type={isShown ? 'text' : 'password'}
      // Browsers ignore `off` in password fields, but fill in no saved password where they expect a code.
      autoComplete={autoComplete === 'off' ? 'one-time-code' : autoComplete}
      css={field}
    >
      <FieldLabel>{label}</FieldLabel>
      <InputFrame
        isReadOnly={props.isReadOnly}
        inputRef={inputRef}
        writing="ltr"
        frameStyles={withButton}
        after={
          <ToggleButton
            css={show}
            aria-label={t('passwordField.showPassword')}
            isSelected={isShown ?? false}
            onChange={setIsShown}
            isDisabled={props.isDisabled ?? false}
            preventFocusOnPress
          >
            <Icon icon={eyeIcon} />
            {t('passwordField.show')}
          </ToggleButton>
        }
      />
      {isCapsLockOn && (
        <span css={capsLock} aria-hidden="true">
          <Icon icon={warningIcon} />
          {t('passwordField.capsLock')}
        </span>
      )}
      <LiveRegion message={isCapsLockOn ? t('passwordField.capsLock') : announcement} />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
