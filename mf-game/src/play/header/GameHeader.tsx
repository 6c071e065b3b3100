import { IconButton } from '@countertop/design-system/IconButton';
import { accessIcon, bookIcon, chartIcon, pauseIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { earIcon } from '../floor/earIcon.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { useRestaurantName } from '../../start/restaurant/restaurantName.ts';
import { actions, header, home, narrowOnly, roomyOnly, sign, wideOnly } from './GameHeader.styles.ts';
import { MenuButton } from './MenuButton.tsx';
import { en } from './header.messages.ts';
import { SoundButton } from './SoundButton.tsx';
import { ToolButton } from './ToolButton.tsx';

export interface GameHeaderProps {
  /** The start menu shows the site's sign; the restaurant at work shows its own, and can be paused. */
  look: 'site' | 'restaurant';
}

/** The strip over the game. What a narrow window has no room for stands in its menu. */
export function GameHeader({ look }: GameHeaderProps) {
  const t = useMessages(en);
  const { openDialog, hearFloor, send } = useSession();
  const name = useRestaurantName();
  const isAtWork = look === 'restaurant';
  return (
    <header css={header} data-look={look}>
      <div css={home}>
        <Link href="/" variant="nav">
          <Logo variant={isAtWork ? 'mark' : 'wordmark'} title={t('header.home')} />
        </Link>
      </div>
      {isAtWork && (
        <div css={sign}>
          <PageTitle>{name}</PageTitle>
        </div>
      )}
      <div css={actions} role="group" aria-label={t('header.actions')}>
        <span css={wideOnly}>
          <Link href="/teacher-dashboard" variant="nav">
            {t('header.teacher')}
          </Link>
          <ToolButton icon={chartIcon} label={t('header.progress')} onPress={() => openDialog('progress')} />
          <ToolButton icon={bookIcon} label={t('header.tutorial')} onPress={() => openDialog('tutorial')} />
        </span>
        {isAtWork && (
          <span css={narrowOnly}>
            <IconButton icon={earIcon} label={t('header.hear')} onPress={hearFloor} />
          </span>
        )}
        <span css={roomyOnly} data-from="480">
          <SoundButton />
        </span>
        <span css={roomyOnly} data-from="375">
          <ToolButton icon={accessIcon} label={t('header.options')} onPress={() => openDialog('options')} />
        </span>
        {isAtWork && <ToolButton icon={pauseIcon} label={t('header.pause')} onPress={() => send({ type: 'paused' })} />}
        <span css={narrowOnly}>
          <MenuButton />
        </span>
      </div>
    </header>
  );
}
