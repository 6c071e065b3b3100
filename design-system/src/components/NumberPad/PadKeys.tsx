import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { hintIcon } from '../Icon/icons.ts';
import { Bell } from './Bell.tsx';
import { moveByRow } from './moveByRow.ts';
import { hintDots, key as keyStyle } from './NumberPad.styles.ts';

export interface PadKeyProps {
  name: 'digit' | 'delete' | 'clear' | 'hint' | 'serve' | 'type';
  /** Accessible name of an icon or mark. */
  label?: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A key that leaves the focus where it is when pressed with a pointer. */
export function PadKey({ name, label, children, ...props }: PadKeyProps) {
  const named = label === undefined ? {} : { 'aria-label': label };
  return (
    <AriaButton {...props} {...named} css={keyStyle} data-key={name} onKeyDown={moveByRow} preventFocusOnPress>
      {children}
    </AriaButton>
  );
}

export interface HintKeyProps {
  /** The word on the key, always the same. */
  text: string;
  onHint: (() => void) | undefined;
  hintLabel: string | undefined;
  hints: { readonly shown: number; readonly total: number } | undefined;
  isDisabled: boolean;
}

export function HintKey({ text, onHint, hintLabel, hints, isDisabled }: HintKeyProps) {
  return (
    <PadKey
      name="hint"
      label={hintLabel ?? text}
      isDisabled={isDisabled || onHint === undefined}
      onPress={() => onHint?.()}
    >
      <Icon icon={hintIcon} />
      <span>{text}</span>
      {hints !== undefined && <HintDots {...hints} />}
    </PadKey>
  );
}

function HintDots({ shown, total }: { shown: number; total: number }) {
  return (
    <span css={hintDots} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} data-filled={index < shown || undefined} />
      ))}
    </span>
  );
}

export interface ServeKeyProps {
  text: string;
  isDisabled: boolean;
  onPress: () => void;
}

export function ServeKey({ text, ...props }: ServeKeyProps) {
  return (
    <PadKey {...props} name="serve">
      <Bell />
      <span>{text}</span>
    </PadKey>
  );
}
