import type { ReactNode } from 'react';
import { FieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './TextField.messages.ts';
import { help, problem } from './TextField.styles.ts';

/** Sentences for what the browser finds, by its own names: `valueMissing`, `typeMismatch`, `tooShort`. */
export type Sentences = { readonly [Flag in keyof ValidityState]?: string };

export interface FieldNotesProps {
  /** Help, read after the field's name. */
  description?: ReactNode;
  /** How to put it right. Without it the field says what the browser or the form found. */
  errorMessage?: string | undefined;
  /** The field's own sentences for what the browser finds, in place of the browser's. */
  sentences?: Sentences | undefined;
}

/** What stands under any field: help, then what to put right. Both are read with the field. */
export function FieldNotes({ description, errorMessage, sentences }: FieldNotesProps) {
  const t = useMessages(en);
  const sentence = (validation: ValidationResult) =>
    errorMessage ??
    found(validation, { valueMissing: t('field.missing'), ...sentences }) ??
    validation.validationErrors.join(' ');
  return (
    <>
      {description !== undefined && (
        <Text slot="description" css={help}>
          {description}
        </Text>
      )}
      <FieldError css={problem}>
        {(validation) => (
          <>
            <Icon icon={alertIcon} />
            <span>{sentence(validation)}</span>
          </>
        )}
      </FieldError>
    </>
  );
}

function found({ validationDetails }: ValidationResult, sentences: Sentences): string | undefined {
  const flags: readonly (keyof ValidityState)[] = ['valueMissing', 'typeMismatch', 'patternMismatch', 'tooShort'];
  return flags.filter((flag) => validationDetails[flag]).map((flag) => sentences[flag])[0];
}

/** A message that the page gives makes the field invalid; without one the browser and the form decide. */
export function invalidBy(errorMessage: string | undefined): { isInvalid?: true } {
  return errorMessage === undefined ? {} : { isInvalid: true };
}
