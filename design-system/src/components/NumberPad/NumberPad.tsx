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

/** Any language written from left to right: the pad's own texts are read before. */
const leftToRight = 'en-US';

export interface NumberPadProps {
  /** What the answer field holds. */
  value: string;
  /** Called with the text after a key. */
  onChange: (value: string) => void;
  /** Serve was pressed. */
  onSubmit: () => void;
  /** Hint was pressed. Without it the key stays and is disabled. */
  onHint?: (() => void) | undefined;
  /** The mark between dollars and cents, as the reader writes it. */
  decimalMark?: '.' | ',';
  /** Serve waits, for example while nothing is written. */
  isServeDisabled?: boolean;
  /** No key works: a paused game. */
  isDisabled?: boolean;
  /** Words on the Hint key: "Hint", then "Next hint". */
  hintLabel?: string;
  /** Words on the Serve key. */
  serveLabel?: string;
  /** `compact` lowers the keys in a low window, where what stands above needs the room: a ticket with hints. */
  size?: 'regular' | 'compact';
  /** Longest text the keys write. */
  maxLength?: number;
}

/**
 * Keys for fingers; from left to right in every language. A keyboard writes in the answer field itself, so pressing a key
 * here leaves the focus there.
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
  const write = (sign: string) => {
    const isSecondMark = sign === decimalMark && value.includes(decimalMark);
    if (!isSecondMark && value.length < maxLength) onChange(value + sign);
  };
  const digits = (...signs: string[]) =>
    signs.map((sign) => (
      <Key key={sign} name="digit" isDisabled={isDisabled} onPress={() => write(sign)}>
        {sign}
      </Key>
    ));
  return (
    // In a right-to-left page the arrow keys would go against the keys, which stay as they are.
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
        <Key name="digit" label={t('numberPad.decimalMark')} isDisabled={isDisabled} onPress={() => write(decimalMark)}>
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
  /** Says aloud what a picture or a mark means. */
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
