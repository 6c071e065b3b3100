import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../Icon/Icon.tsx';
import { deleteIcon, hintIcon } from '../Icon/icons.ts';
import { LocaleProvider, useMessages } from '../../i18n/messages.ts';
import { Bell } from './Bell.tsx';
import { en } from './NumberPad.messages.ts';
import { moveByRow } from './moveByRow.ts';
import { key as keyStyle, pad } from './NumberPad.styles.ts';

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
  /** Label of the Hint key: "Hint", then "Next hint". */
  hintLabel?: string;
  /** Label of the Serve key. */
  serveLabel?: string;
  /** `compact` has lower keys in low windows, to make room for a ticket with hints. */
  size?: 'regular' | 'compact';
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
  size = 'regular',
  maxLength = 9,
  ...props
}: NumberPadProps) {
  const { isServeDisabled = false, isDisabled = false, hintLabel, serveLabel } = props;
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
      <Toolbar css={pad} data-size={size} aria-label={t('numberPad.label')} dir="ltr">
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
        <Key name="hint" isDisabled={isDisabled || onHint === undefined} onPress={() => onHint?.()}>
          <Icon icon={hintIcon} />
          {hintLabel ?? t('numberPad.hint')}
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
    </LocaleProvider>
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
