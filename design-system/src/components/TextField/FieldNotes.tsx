import type { ReactNode } from 'react';
import { FieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './TextField.messages.ts';
import { errorText, help } from './TextField.styles.ts';

/** Messages by `ValidityState` flag: `valueMissing`, `typeMismatch`, `tooShort`. */
export type Sentences = { readonly [Flag in keyof ValidityState]?: string };

export interface FieldNotesProps {
  /** Help text, announced after the field's name. */
  description?: ReactNode;
  /**
   * ID of the help text, for groups that refer to it themselves. react-aria would repeat the help text of a group with
   * each of its checkboxes or radio buttons.
   */
  descriptionId?: string;
  /** How to fix it. Defaults to the error of the browser or form. */
  errorMessage?: string | undefined;
  /** Messages that replace the browser's. */
  sentences?: Sentences | undefined;
}

/** Error message and help text below a field. Both are announced with it. */
export function FieldNotes({ description, descriptionId, errorMessage, sentences }: FieldNotesProps) {
  const t = useMessages(en);
  const sentence = (validation: ValidationResult) =>
    errorMessage ??
    found(validation, { valueMissing: t('field.missing'), ...sentences }) ??
    validation.validationErrors.join(' ');
  return (
    <>
      <FieldError css={errorText}>
        {(validation) => (
          <>
            <Icon icon={alertIcon} />
            <span>{sentence(validation)}</span>
          </>
        )}
      </FieldError>
      {description !== undefined && descriptionId === undefined && (
        <Text slot="description" css={help}>
          {description}
        </Text>
      )}
      {description !== undefined && descriptionId !== undefined && (
        <span id={descriptionId} css={help}>
          {description}
        </span>
      )}
    </>
  );
}

function found({ validationDetails }: ValidationResult, sentences: Sentences): string | undefined {
  const flags: readonly (keyof ValidityState)[] = ['valueMissing', 'typeMismatch', 'patternMismatch', 'tooShort'];
  return flags.filter((flag) => validationDetails[flag]).map((flag) => sentences[flag])[0];
}

/** Marks the field as invalid if there is an error message. Otherwise the browser and the form decide. */
export function invalidBy(errorMessage: string | undefined): { isInvalid?: true } {
  return errorMessage === undefined ? {} : { isInvalid: true };
}
