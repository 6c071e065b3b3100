import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { preferences, savePreferences } from '@countertop/design-system/preferences';
import { Select } from '@countertop/design-system/Select';
import { Slider } from '@countertop/design-system/Slider';
import { themeNames } from '@countertop/design-system/tokens';
import { gameSpeeds } from '@countertop/engine/game';
import { useState } from 'react';
import { en } from './messages/en.messages.ts';
import { fields } from './OptionsDialog.styles.ts';

const textSizes = [75, 100, 125, 150] as const;
const [smallest, , , largest] = textSizes;
const motions = ['system', 'on', 'off'] as const;

/** How the game looks, moves and hurries. Nothing changes before 'Save Changes'. */
export function OptionsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(en);
  const [draft, setDraft] = useState(() => ({ ...preferences }));
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const save = () => {
    savePreferences(draft);
    onClose();
  };

  return (
    <Dialog
      title={t('options.title')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button emphasis="quiet" onPress={onClose}>
            {t('options.cancel')}
          </Button>
          <Button onPress={save}>{t('options.save')}</Button>
        </>
      }
    >
      <div css={fields}>
        <Select
          label={t('options.theme')}
          options={themeNames.map((id) => ({
            id,
            label: t(`options.theme.${id}`),
            description: t(`options.theme.${id}.does`),
          }))}
          selectedKey={draft.theme}
          onSelectionChange={(theme) => change({ theme })}
        />
        <Slider
          label={t('options.textSize')}
          minValue={smallest}
          maxValue={largest}
          step={25}
          hasTicks
          value={draft.textSize}
          valueText={(percent) => t('options.textSizeValue', { percent })}
          onChange={(percent) => change({ textSize: textSizes.find((size) => size === percent) ?? draft.textSize })}
        />
        <Select
          label={t('options.motion')}
          options={motions.map((id) => ({ id, label: t(`options.motion.${id}`) }))}
          selectedKey={draft.reducedMotion}
          onSelectionChange={(reducedMotion) => change({ reducedMotion })}
        />
        <Select
          label={t('options.speed')}
          options={gameSpeeds.map((id) => ({
            id,
            label: t(`options.speed.${id}`),
            description: t(`options.speed.${id}.does`),
          }))}
          selectedKey={draft.gameSpeed}
          onSelectionChange={(gameSpeed) => change({ gameSpeed })}
        />
      </div>
    </Dialog>
  );
}
