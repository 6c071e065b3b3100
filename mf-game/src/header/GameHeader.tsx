import { IconButton } from '@countertop/design-system/IconButton';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { actions, header, home, sign, wideOnly } from './GameHeader.styles.ts';

export interface GameHeaderProps {
  onHelp: () => void;
  onOptions: () => void;
  /** Absent at the start menu, where there is nothing to pause. */
  onPause?: () => void;
}

/** The strip over the game: the way home, to the teacher dashboard, to help, to the options, and the pause. */
export function GameHeader({ onHelp, onOptions, onPause }: GameHeaderProps) {
  const t = useMessages(en);
  return (
    <header css={header}>
      <div css={home}>
        <Link href="/" look="nav">
          <Logo look="mark" title={t('header.home')} />
        </Link>
      </div>
      <p css={sign}>{t('restaurant.name')}</p>
      <div css={actions} role="group" aria-label={t('header.actions')}>
        <span css={wideOnly}>
          <Link href="/teacher-dashboard" look="nav">
            {t('header.teacher')}
          </Link>
        </span>
        <span css={wideOnly}>
          <IconButton icon="help" label={t('header.help')} onPress={onHelp} />
        </span>
        <IconButton icon="access" label={t('header.options')} onPress={onOptions} />
        {onPause !== undefined && <IconButton icon="pause" label={t('header.pause')} onPress={onPause} />}
      </div>
    </header>
  );
}
