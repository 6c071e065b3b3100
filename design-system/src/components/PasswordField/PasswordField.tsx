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
  /** `new-password` where one is chosen, so that the browser offers to make one; else it fills in the saved one. */
  autoComplete?: 'current-password' | 'new-password';
  /** What it must have, said before it is typed: "12 letters or more." */
  description?: string | undefined;
  /** How to put it right. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** The input element, for those who must move focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A password, hidden until the person asks to see it. Pasting and password managers work. */
export function PasswordField({ label, description, errorMessage, inputRef, ...rest }: PasswordFieldProps) {
  const { autoComplete = 'current-password', ...props } = rest;
  const t = useMessages(en);
  const [isShown, setIsShown] = useState<boolean>();
  const [isCapsLockOn, handlers] = useCapsLock(props);
  const said = isShown === undefined ? '' : t(isShown ? 'passwordField.shown' : 'passwordField.hidden');
  return (
    <AriaTextField
      autoCorrect="off"
      spellCheck="false"
      {...props}
      {...handlers}
      {...invalidBy(errorMessage)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      css={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <InputFrame
        isReadOnly={props.isReadOnly}
        inputRef={inputRef}
        writing="ltr"
        look={withButton}
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
      <LiveRegion message={isCapsLockOn ? t('passwordField.capsLock') : said} />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
