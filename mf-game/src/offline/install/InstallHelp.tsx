import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Button } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon, downloadIcon, shareIcon } from '@countertop/design-system/icons';
import { Icon } from '@countertop/design-system/Icon';
import { useMessages } from '@countertop/design-system/messages';
import { useId } from 'react';
import { card } from '../../dialogs/feedback/Feedback.styles.ts';
import { en } from './install.messages.ts';
import type { InstallSystem } from './installSystem.ts';

const step = css({ display: 'flex', gap: token.space.xs, '& > svg': { flex: 'none' } });

const why = css({ color: token.text.muted, fontSize: token.type.caption });

export interface InstallHelpProps {
  system: InstallSystem;
  /** Lets the browser ask. */
  onInstall: () => void;
  onClose: () => void;
}

/** Tells grown-ups how to install the game. It can be ignored. */
export function InstallHelp({ system, onInstall, onClose }: InstallHelpProps) {
  const t = useMessages(en);
  const titleId = useId();
  return (
    <section css={card} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>{t('install.title')}</h3>
        <IconButton icon={crossIcon} label={t('install.close')} onPress={onClose} />
      </header>
      {system === 'ios' ? (
        <>
          <p css={step}>
            <Icon icon={shareIcon} />
            {t('install.ios')}
          </p>
          <p css={why}>{t('install.ios.why')}</p>
        </>
      ) : (
        <>
          <p>{t('install.chromium')}</p>
          <Button icon={downloadIcon} onPress={onInstall}>
            {t('install.action')}
          </Button>
        </>
      )}
    </section>
  );
}
