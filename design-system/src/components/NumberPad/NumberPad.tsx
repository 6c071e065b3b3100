import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../Icon/Icon.tsx';
import { deleteIcon } from '../Icon/icons.ts';
import { LocaleProvider, useMessages } from '../../i18n/messages.ts';
import { en } from './NumberPad.messages.ts';
import { keys as keysStyle, pad } from './NumberPad.styles.ts';
import { HintKey, PadKey, ServeKey } from './PadKeys.tsx';

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
      <PadKey key={sign} name="digit" isDisabled={isDisabled} onPress={() => append(sign)}>
        {sign}
      </PadKey>
    ));
  return (
    // In RTL, arrow keys would be reversed, but the keys are not mirrored.
    <LocaleProvider locale={leftToRight}>
      <div css={pad} data-size={size} data-resting={isDisabled || undefined}>
        <Toolbar css={keysStyle} aria-label={t('numberPad.label')} dir="ltr">
          {digits('1', '2', '3')}
          <PadKey
            name="delete"
            label={t('numberPad.delete')}
            isDisabled={isDisabled}
            onPress={() => onChange(value.slice(0, -1))}
          >
            <Icon icon={deleteIcon} />
          </PadKey>
          {digits('4', '5', '6')}
          <HintKey text={t('numberPad.hint')} {...{ onHint, hintLabel, hints, isDisabled }} />
          {digits('7', '8', '9')}
          <ServeKey
            text={serveLabel ?? t('numberPad.serve')}
            isDisabled={isDisabled || isServeDisabled}
            onPress={onSubmit}
          />
          <PadKey
            name="digit"
            label={t('numberPad.decimalMark')}
            isDisabled={isDisabled}
            onPress={() => append(decimalMark)}
          >
            {decimalMark}
          </PadKey>
          {digits('0')}
          <PadKey name="clear" isDisabled={isDisabled} onPress={() => onChange('')}>
            {t('numberPad.clear')}
          </PadKey>
        </Toolbar>
      </div>
    </LocaleProvider>
  );
}
