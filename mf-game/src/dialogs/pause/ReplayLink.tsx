import { Button } from '@countertop/design-system/Button';
import { copyIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { useState } from 'react';
import { en } from './pause.messages.ts';
import { copying, replay } from './PauseDialog.styles.ts';

/** The game number and a link that replays the game, for bug reports. */
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
      <div css={copying}>
        <div>
          <p>{t('pause.seed', { seed: String(seed) })}</p>
          <p role="status">{t(state === 'untouched' ? 'pause.seedNote' : `pause.${state}`)}</p>
        </div>
        <Button variant="outline" size="medium" icon={copyIcon} onPress={copy}>
          {t('pause.copy')}
        </Button>
      </div>
      {state === 'copyFailed' && <TextField label={t('pause.link')} value={link} writing="ltr" isReadOnly />}
    </div>
  );
}
