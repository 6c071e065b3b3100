import { type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { form } from './Form.styles.ts';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
}

/**
 * A form. Errors from the browser or server are shown below their fields, and focus moves
 * to the first invalid field.
 */
export function Form({ children, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { validationErrors } = props;
  useEffect(() => {
    if (validationErrors && element.current) firstNamed(element.current, Object.keys(validationErrors))?.focus();
  }, [validationErrors]);
  return (
    <AriaForm {...props} ref={element} css={form}>
      {children}
    </AriaForm>
  );
}

function firstNamed(within: HTMLFormElement, names: readonly string[]): HTMLElement | undefined {
  return [...within.elements]
    .filter((control) => control instanceof HTMLElement)
    .find((control) => names.includes(control.getAttribute('name') ?? ''));
}
