import type { Interpolation, Theme } from '@emotion/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Icon } from '../Icon/Icon.tsx';
import { lockIcon } from '../Icon/icons.ts';
import { frame, input } from './TextField.styles.ts';

interface InputFrameProps {
  /** Prefix or icon before the text. */
  before?: ReactNode;
  /** Button after the text. */
  after?: ReactNode;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** `ltr` for text that is left to right in every language, such as an email address or password. */
  writing?: 'ltr' | undefined;
  /** Additional styles of the frame. */
  frameStyles?: Interpolation<Theme>;
  dir?: 'ltr';
}

/** The visible frame of single-line fields. The input itself has no border. */
export function InputFrame({
  before,
  after,
  isReadOnly = false,
  inputRef,
  writing,
  frameStyles,
  dir,
}: InputFrameProps) {
  return (
    <div css={[frame, frameStyles]} dir={dir} role="presentation" onMouseDown={focusInput}>
      {before}
      <Input ref={inputRef ?? null} css={input} dir={writing} />
      {isReadOnly && <Icon icon={lockIcon} />}
      {after}
    </div>
  );
}

/** Focuses the input when its frame is pressed. */
function focusInput(event: MouseEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
