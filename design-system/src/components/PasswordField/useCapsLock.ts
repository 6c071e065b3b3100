import { useState } from 'react';
import type { TextFieldProps } from 'react-aria-components/TextField';

type Handlers = Required<Pick<TextFieldProps, 'onKeyDown' | 'onKeyUp' | 'onBlur'>>;

/** Returns whether Caps Lock was on at the last key press, and the event handlers, which also call the given ones. */
export function useCapsLock(
  own: Pick<TextFieldProps, 'onKeyDown' | 'onKeyUp' | 'onBlur'>,
): readonly [isCapsLockOn: boolean, handlers: Handlers] {
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  return [
    isCapsLockOn,
    {
      onKeyDown(event) {
        setIsCapsLockOn(event.getModifierState('CapsLock'));
        own.onKeyDown?.(event);
      },
      onKeyUp(event) {
        setIsCapsLockOn(event.getModifierState('CapsLock'));
        own.onKeyUp?.(event);
      },
      onBlur(event) {
        setIsCapsLockOn(false);
        own.onBlur?.(event);
      },
    },
  ];
}
