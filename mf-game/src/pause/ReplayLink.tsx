import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { useState } from 'react';
import { en } from './messages/en.messages.ts';
import { replay } from './PauseDialog.styles.ts';

/** The number of this game and a link that plays it again, to be copied into a report. */
export function ReplayLink({ seed, link }: { seed: number; link: string }) {
  const t = useMessages(en);
  const [state, setState] = useState<'untouched' | 'copied' | 'copyFailed'>('untouched');
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('copyFailed'),
    );
  };
  return (
    <div css={replay}>
      <TextField label={t('pause.link')} description={t('pause.seedNote')} value={link} isReadOnly />
      <Button emphasis="quiet" size="adult" onPress={copy}>
        {t('pause.copy')}
      </Button>
      <p role="status">{state === 'untouched' ? t('pause.seed', { seed: String(seed) }) : t(`pause.${state}`)}</p>
    </div>
  );
}
