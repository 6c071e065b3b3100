import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import type { GameSpeed } from '@countertop/engine/play/game';
import { en } from './speed.messages.ts';
import { choices } from './GameSpeedChoice.styles.ts';

export interface GameSpeedChoiceProps {
  value: GameSpeed;
  onChange: (speed: GameSpeed) => void;
}

const kinds = ['standard', 'extra', 'none'] as const;
const extraTimes = ['x2', 'x5', 'x10'] as const satisfies readonly GameSpeed[];

/** Standard time, extra time or untimed. All of them earn the same. */
export function GameSpeedChoice({ value, onChange }: GameSpeedChoiceProps) {
  const t = useMessages(en);
  const extra = extraTimes.find((speed) => speed === value) ?? null;
  const kind = value === 'standard' || value === 'none' ? value : 'extra';
  return (
    <div css={choices}>
      <RadioGroup
        variant="segmented"
        label={t('speed.label')}
        options={kinds.map((id) => ({ id, label: t(`speed.${id}`), description: t(`speed.${id}.does`) }))}
        value={kind}
        onChange={(id) => onChange(id === 'extra' ? extraTimes[0] : id)}
      />
      {extra !== null && (
        <RadioGroup
          variant="segmented"
          label={t('speed.howMuch')}
          options={extraTimes.map((id) => ({ id, label: t(`speed.${id}`), description: t(`speed.${id}.does`) }))}
          value={extra}
          onChange={onChange}
        />
      )}
    </div>
  );
}
