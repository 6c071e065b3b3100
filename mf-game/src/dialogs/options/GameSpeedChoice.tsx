import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import type { GameSpeed } from '@countertop/engine/play/game';
import { en } from './speed.messages.ts';
import { choices } from './GameSpeedChoice.styles.ts';

export interface GameSpeedChoiceProps {
  value: GameSpeed;
  onChange: (speed: GameSpeed) => void;
  /** One row whose height never changes. The amount of extra time is then chosen in the options. */
  isCompact?: boolean;
}

const kinds = ['standard', 'extra', 'none'] as const;
const extraTimes = ['x2', 'x5', 'x10'] as const satisfies readonly GameSpeed[];

/** Standard time, extra time or untimed. All of them earn the same. */
export function GameSpeedChoice({ value, onChange, isCompact = false }: GameSpeedChoiceProps) {
  const t = useMessages(en);
  const extra = extraTimes.find((speed) => speed === value) ?? null;
  const kind = value === 'standard' || value === 'none' ? value : 'extra';
  return (
    <div css={choices} data-compact={isCompact || undefined}>
      <RadioGroup
        variant="segmented"
        label={t('speed.label')}
        options={kinds.map((id) => ({
          id,
          label: t(`speed.${id}`),
          ...(!isCompact && { description: t(`speed.${id}.does`) }),
        }))}
        {...(isCompact && { description: t(`speed.${value}.does`) })}
        value={kind}
        onChange={(id) => onChange(id === 'extra' ? (extra ?? extraTimes[0]) : id)}
      />
      {extra !== null && !isCompact && (
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
