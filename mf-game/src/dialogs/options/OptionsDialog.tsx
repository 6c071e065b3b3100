import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { type Preferences, savePreferences, usePreferences } from '@countertop/design-system/preferences';
import { useState } from 'react';
import { GameSpeedChoice } from './GameSpeedChoice.tsx';
import { HearingOptions } from './HearingOptions.tsx';
import { en } from './options.messages.ts';
import { NumberPadOptions } from './NumberPadOptions.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { groups } from './OptionsDialog.styles.ts';
import { ReadingOptions } from './ReadingOptions.tsx';
import { SeeingOptions } from './SeeingOptions.tsx';

/** The accessibility options. Nothing changes before 'Save Changes'. */
export function OptionsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(en);
  const saved = usePreferences();
  const [changes, setChanges] = useState<Partial<Preferences>>({});
  const draft = { ...saved, ...changes };
  const change = (more: Partial<Preferences>) => setChanges((before) => ({ ...before, ...more }));
  const save = () => {
    savePreferences(changes);
    onClose();
  };

  return (
    <Dialog
      title={t('options.title')}
      description={t('options.lead')}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            {t('options.cancel')}
          </Button>
          <Button tone="accent" onPress={save}>
            {t('options.save')}
          </Button>
        </>
      }
    >
      <div css={groups}>
        <div>
          <SeeingOptions draft={draft} onChange={change} />
          <NumberPadOptions draft={draft} onChange={change} />
        </div>
        <div>
          <OptionGroup title={t('options.time')}>
            <GameSpeedChoice value={draft.gameSpeed} onChange={(gameSpeed) => change({ gameSpeed })} />
          </OptionGroup>
          <HearingOptions draft={draft} onChange={change} />
          <ReadingOptions draft={draft} onChange={change} />
        </div>
      </div>
    </Dialog>
  );
}
