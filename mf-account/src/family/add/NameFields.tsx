import { suggestedNicknames } from '@countertop/contract/family/nicknames';
import { nicknameMaxLength } from '@countertop/contract/family/family.limits';
import { nameErrorOf } from '@countertop/contract/shared/name.limits';
import { Button } from '@countertop/design-system/Button';
import { Checkbox } from '@countertop/design-system/Checkbox';
import { repeatIcon } from '@countertop/design-system/icons';
import { type Translate, useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { type Ref, useState } from 'react';
import { stack } from '../../shared/Account.styles.ts';
import { chips } from '../Family.styles.ts';
import { en } from './add.messages.ts';

/** Reasons to refuse a nickname. The last three are found by the server. */
export type NicknameError = 'empty' | 'long' | 'unreadable' | 'taken' | 'full_name' | 'contact' | 'rude';

const ideasAtOnce = 4;

/** Returns suggestions in a random order that nobody has yet. */
function ideas(taken: readonly string[]): readonly string[] {
  const free = suggestedNicknames.filter((name) => !taken.includes(name));
  return free
    .map((name) => ({ name, order: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, ideasAtOnce)
    .map(({ name }) => name);
}

/** Returns what is wrong with a nickname before it is sent; null if nothing is. */
export function nicknameErrorOf(nickname: string, taken: readonly string[]): NicknameError | null {
  const error = nameErrorOf(nickname, nicknameMaxLength);
  if (error !== null) return error;
  return taken.some((name) => name.toLowerCase() === nickname.trim().toLowerCase()) ? 'taken' : null;
}

export function nicknameErrorText(error: NicknameError, t: Translate<typeof en>): string {
  return error === 'long' ? t('name.long', { max: nicknameMaxLength }) : t(`name.${error}`);
}

export interface NameFieldsProps {
  value: string;
  onChange: (nickname: string) => void;
  error: NicknameError | null;
  /** Nicknames of the other children. */
  taken: readonly string[];
  /** Whether the guardian said that this is not a full name. */
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The nickname of a child, with ideas. What looks like a full name has to be confirmed. */
export function NameFields({ value, onChange, error, taken, isConfirmed, onConfirm, inputRef }: NameFieldsProps) {
  const t = useMessages(en);
  const [offered, setOffered] = useState(() => ideas(taken));
  return (
    <div css={stack}>
      <TextField
        label={t('name.label')}
        description={t('name.help')}
        name="nickname"
        autoComplete="off"
        maxLength={nicknameMaxLength}
        errorMessage={error === null ? undefined : nicknameErrorText(error, t)}
        value={value}
        onChange={onChange}
        inputRef={inputRef}
      />
      {error === 'full_name' && (
        <Checkbox isSelected={isConfirmed} onChange={onConfirm}>
          {t('name.confirm')}
        </Checkbox>
      )}
      <div css={chips} role="group" aria-label={t('name.ideas')}>
        {offered.map((name) => (
          <Button key={name} variant="outline" size="medium" onPress={() => onChange(name)}>
            {name}
          </Button>
        ))}
        <Button variant="text" size="medium" icon={repeatIcon} onPress={() => setOffered(ideas(taken))}>
          {t('name.shuffle')}
        </Button>
      </div>
    </div>
  );
}
