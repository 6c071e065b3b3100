import type { KeyboardEvent, Ref } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { LocaleProvider, useMessages } from '../../i18n/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { deleteIcon } from '../Icon/icons.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { keys, pad } from '../NumberPad/NumberPad.styles.ts';
import { HintKey, PadKey, ServeKey } from '../NumberPad/PadKeys.tsx';
import { type MoneyPiece, moneyPieces } from './money.ts';
import { MoneyKey } from './MoneyKey.tsx';
import { MoneyTray } from './MoneyTray.tsx';
import { en } from './MoneyDrawer.messages.ts';
import { drawer } from './MoneyDrawer.styles.ts';
import { useLatest } from './useLatest.ts';
import { useTray } from './useTray.ts';

/** Any left-to-right locale. The drawer's own texts use the real locale. */
const leftToRight = 'en-US';

export interface MoneyDrawerProps {
  /** The purpose of the money: "Change for Mina". */
  label: string;
  /** ID of an element that says what is asked. It is read when focus enters the drawer. */
  'aria-describedby'?: string;
  /** Bills and coins on the tray in cents, in the order in which they were laid down. */
  value: readonly MoneyPiece[];
  /** Called with the bills and coins on the tray after a change. */
  onChange: (value: readonly MoneyPiece[]) => void;
  /** Called when Serve is pressed and money is on the tray. */
  onSubmit: () => void;
  /** Called when Hint is pressed. Without it, the key is disabled. */
  onHint?: (() => void) | undefined;
  /** Called when "Type the number" is pressed. Without it, there is no such key. */
  onType?: (() => void) | undefined;
  /** Bills and coins in the drawer, largest first. The digits lay them down by their place. */
  pieces?: readonly MoneyPiece[];
  /** Whether what the money is worth is shown and announced. */
  hasSum?: boolean;
  /** Disables all keys, for example while the game is paused. */
  isDisabled?: boolean;
  /** Accessible name of the Hint key: "Hint", then "Next hint". The key itself always shows the same word. */
  hintLabel?: string;
  /** Shows on the Hint key how many hints there are, and how many of them were shown. */
  hints?: { readonly shown: number; readonly total: number };
  /** Label of the Serve key. */
  serveLabel?: string;
  /** Ref to the button of the first compartment. */
  firstKeyRef?: Ref<HTMLButtonElement> | undefined;
  /** Maximum number of bills and coins on the tray. */
  maxPieces?: number;
}

/**
 * Bills and coins to lay down as an amount of money. It has the size of a `NumberPad` and the same keys in the same places,
 * left to right in every language.
 */
export function MoneyDrawer({ label, hasSum = false, isDisabled = false, maxPieces = 20, ...props }: MoneyDrawerProps) {
  const { value, onChange, pieces = moneyPieces, onHint, hintLabel, hints, onType, firstKeyRef } = props;
  const describedBy = props['aria-describedby'];
  const t = useMessages(en);
  const tray = useTray({ value, onChange, hasSum, maxPieces });
  const addPressed = useLatest(tray.add);
  const isEmpty = value.length === 0;
  const submit = () => (isEmpty ? tray.say(t('moneyDrawer.empty')) : props.onSubmit());
  /** Returns whether the key was one of the drawer's. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (isDisabled || event.ctrlKey || event.metaKey || event.altKey) return false;
    const piece = pieces[Number(event.key) - 1];
    if (event.key === 'Backspace') tray.takeBack();
    else if (piece !== undefined) tray.add(piece);
    return event.key === 'Backspace' || piece !== undefined;
  };
  const keysOf = (start: number, end?: number) =>
    pieces
      .slice(start, end)
      .map((piece, index) => (
        <MoneyKey
          key={piece}
          piece={piece}
          label={tray.nameOf(piece)}
          place={start + index + 1}
          isDisabled={isDisabled}
          buttonRef={start + index === 0 ? firstKeyRef : undefined}
          onPress={addPressed}
        />
      ));
  return (
    // In RTL, arrow keys would be reversed, but the keys are not mirrored.
    <LocaleProvider locale={leftToRight}>
      <div css={pad} data-resting={isDisabled || undefined}>
        <Toolbar
          css={[keys, drawer]}
          aria-label={label}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          dir="ltr"
          render={(attributes) => (
            <div {...attributes} onKeyDownCapture={(event) => onKey(event) || attributes.onKeyDownCapture?.(event)} />
          )}
        >
          <MoneyTray
            laid={value}
            label={tray.listed(value)}
            emptyText={t('moneyDrawer.empty')}
            sum={hasSum && !isEmpty ? tray.sumText : undefined}
            isDisabled={isDisabled}
            onDrop={tray.add}
          />
          <PadKey name="delete" label={t('moneyDrawer.takeBack')} isDisabled={isDisabled} onPress={tray.takeBack}>
            <Icon icon={deleteIcon} />
          </PadKey>
          {keysOf(0, 3)}
          <HintKey text={t('moneyDrawer.hint')} {...{ onHint, hintLabel, hints, isDisabled }} />
          {keysOf(3, 6)}
          <ServeKey text={props.serveLabel ?? t('moneyDrawer.serve')} isDisabled={isDisabled} onPress={submit} />
          {keysOf(6)}
          {onType !== undefined && (
            <PadKey name="type" isDisabled={isDisabled} onPress={onType}>
              {t('moneyDrawer.type')}
            </PadKey>
          )}
          <PadKey name="clear" isDisabled={isDisabled} onPress={tray.clear}>
            {t('moneyDrawer.clear')}
          </PadKey>
        </Toolbar>
        <LiveRegion {...tray.announcement} />
      </div>
    </LocaleProvider>
  );
}
