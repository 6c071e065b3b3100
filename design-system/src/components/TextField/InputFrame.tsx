import type { Interpolation, Theme } from '@emotion/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../Icon/Icon.tsx';
import { lockIcon } from '../Icon/icons.ts';
import { frame, input } from './TextField.styles.ts';

interface InputFrameProps {
  /** A sign or picture before the text. */
  before?: ReactNode;
  /** A button after the text. */
  after?: ReactNode;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** `ltr` for what is written from left to right in every language: an address, a password. */
  writing?: 'ltr' | undefined;
  /** What another kind of slot changes in the frame. */
  look?: Interpolation<Theme>;
  dir?: 'ltr';
}

/** The frame people see around the input of every one-line field; the input inside has none of its own. */
export function InputFrame({ before, after, isReadOnly = false, inputRef, writing, look, dir }: InputFrameProps) {
  return (
    <div css={[frame, look]} dir={dir} role="presentation" onMouseDown={focusInput}>
      {before}
      <Input ref={inputRef ?? null} css={input} dir={writing} />
      {isReadOnly && <Icon icon={lockIcon} />}
      {after}
    </div>
  );
}

/** Pressing the frame beside the text is pressing the field. */
function focusInput(event: MouseEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
