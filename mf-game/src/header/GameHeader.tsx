import { IconButton } from '@countertop/design-system/IconButton';
import { accessIcon, helpIcon, pauseIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { en } from '../messages/en.messages.ts';
import { actions, header, home, sign, wideOnly } from './GameHeader.styles.ts';

export interface GameHeaderProps {
  /** The start menu shows the site's sign; the restaurant at work shows its own, and can be paused. */
  look: 'site' | 'restaurant';
  onHelp: () => void;
  onOptions: () => void;
  onPause: () => void;
}

/** The strip over the game: the way home, to the teacher dashboard, to help, to the options, and the pause. */
export function GameHeader({ look, onHelp, onOptions, onPause }: GameHeaderProps) {
  const t = useMessages(en);
  const isAtWork = look === 'restaurant';
  return (
    <header css={header} data-look={look}>
      <div css={home}>
        <Link href="/" look="nav">
          <Logo look={isAtWork ? 'mark' : 'wordmark'} title={t('header.home')} />
        </Link>
      </div>
      {isAtWork && (
        <div css={sign}>
          <PageTitle>{t('restaurant.name')}</PageTitle>
        </div>
      )}
      <div css={actions} role="group" aria-label={t('header.actions')}>
        <span css={wideOnly}>
          <Link href="/teacher-dashboard" look="nav">
            {t('header.teacher')}
          </Link>
        </span>
        <span css={wideOnly}>
          <IconButton icon={helpIcon} label={t('header.help')} onPress={onHelp} />
        </span>
        <IconButton icon={accessIcon} label={t('header.options')} onPress={onOptions} />
        {isAtWork && <IconButton icon={pauseIcon} label={t('header.pause')} onPress={onPause} />}
      </div>
    </header>
  );
}
