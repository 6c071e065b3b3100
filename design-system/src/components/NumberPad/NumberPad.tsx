import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../Icon/Icon.tsx';
import { deleteIcon, hintIcon } from '../Icon/icons.ts';
import { LocaleProvider, useMessages } from '../../i18n/messages.ts';
import { Bell } from './Bell.tsx';
import { en } from './NumberPad.messages.ts';
import { moveByRow } from './moveByRow.ts';
import { hintDots, key as keyStyle, keys as keysStyle, pad } from './NumberPad.styles.ts';

/** Any left-to-right locale. The pad's own texts use the real locale. */
const leftToRight = 'en-US';

export interface NumberPadProps {
  /** Value of the answer field. */
  value: string;
  /** Called with the new value. */
  onChange: (value: string) => void;
  /** Called when Serve is pressed. */
  onSubmit: () => void;
  /** Called when Hint is pressed. Without it, the key is disabled. */
  onHint?: (() => void) | undefined;
  /** Decimal separator of the player's locale. */
  decimalMark?: '.' | ',';
  /** Disables Serve, for example while the field is empty. */
  isServeDisabled?: boolean;
  /** Disables all keys, for example while the game is paused. */
  isDisabled?: boolean;
  /** Accessible name of the Hint key: "Hint", then "Next hint". The key itself always shows the same word. */
  hintLabel?: string;
  /** Shows on the Hint key how many hints there are, and how many of them were shown. */
  hints?: { readonly shown: number; readonly total: number };
  /** Label of the Serve key. */
  serveLabel?: string;
  /** `small` has lower keys, for a pad inside a dialog. */
  size?: 'small' | 'medium';
  /** Maximum length of the value. */
  maxLength?: number;
}

/**
 * On-screen number keys, left to right in every language. Keyboards type in the answer field, so pressing a key
 * here does not move the focus.
 */
export function NumberPad({
  value,
  onChange,
  onSubmit,
  onHint,
  decimalMark = '.',
  size = 'medium',
  maxLength = 9,
  ...props
}: NumberPadProps) {
  const { isServeDisabled = false, isDisabled = false, hintLabel, hints, serveLabel } = props;
  const t = useMessages(en);
  const append = (sign: string) => {
    const isSecondDecimalMark = sign === decimalMark && value.includes(decimalMark);
    if (!isSecondDecimalMark && value.length < maxLength) onChange(value + sign);
  };
  const digits = (...signs: string[]) =>
    signs.map((sign) => (
      <Key key={sign} name="digit" isDisabled={isDisabled} onPress={() => append(sign)}>
        {sign}
      </Key>
    ));
  return (
    // In RTL, arrow keys would be reversed, but the keys are not mirrored.
    <LocaleProvider locale={leftToRight}>
      <div css={pad} data-size={size} data-resting={isDisabled || undefined}>
        <Toolbar css={keysStyle} aria-label={t('numberPad.label')} dir="ltr">
          {digits('1', '2', '3')}
          <Key
            name="delete"
            label={t('numberPad.delete')}
            isDisabled={isDisabled}
            onPress={() => onChange(value.slice(0, -1))}
          >
            <Icon icon={deleteIcon} />
          </Key>
          {digits('4', '5', '6')}
          <Key
            name="hint"
            label={hintLabel ?? t('numberPad.hint')}
            isDisabled={isDisabled || onHint === undefined}
            onPress={() => onHint?.()}
          >
            <Icon icon={hintIcon} />
            {t('numberPad.hint')}
            {hints !== undefined && <HintDots {...hints} />}
          </Key>
          {digits('7', '8', '9')}
          <Key name="serve" isDisabled={isDisabled || isServeDisabled} onPress={onSubmit}>
            <Bell />
            {serveLabel ?? t('numberPad.serve')}
          </Key>
          <Key
            name="digit"
            label={t('numberPad.decimalMark')}
            isDisabled={isDisabled}
            onPress={() => append(decimalMark)}
          >
            {decimalMark}
          </Key>
          {digits('0')}
          <Key name="clear" isDisabled={isDisabled} onPress={() => onChange('')}>
            {t('numberPad.clear')}
          </Key>
        </Toolbar>
      </div>
    </LocaleProvider>
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

interface KeyProps {
  name: 'digit' | 'delete' | 'clear' | 'hint' | 'serve';
  /** Accessible name of an icon or mark. */
  label?: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Key({ name, label, children, ...props }: KeyProps) {
  const named = label === undefined ? {} : { 'aria-label': label };
  return (
    <AriaButton {...props} {...named} css={keyStyle} data-key={name} onKeyDown={moveByRow} preventFocusOnPress>
      {children}
    </AriaButton>
  );
}
