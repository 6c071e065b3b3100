import { IconButton, type IconButtonProps } from '@countertop/design-system/IconButton';
import { accessIcon, bookIcon, chartIcon, muteIcon, pauseIcon, soundIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { savePreferences, usePreferences } from '@countertop/design-system/preferences';
import { Tooltip } from '@countertop/design-system/Tooltip';
import { earIcon } from '../floor/earIcon.ts';
import { useGameStore } from '../../session/GameStoreContext.tsx';
import { useRestaurantName } from '../../start/restaurant/restaurantName.ts';
import { actions, header, home, narrowOnly, roomyOnly, sign, wideOnly } from './GameHeader.styles.ts';
import { MenuButton } from './MenuButton.tsx';
import { en } from './header.messages.ts';

export interface GameHeaderProps {
  /** The start menu shows the site's logo; during play the header shows the restaurant's name and a pause button. */
  look: 'site' | 'restaurant';
}

/** The header of the game. Narrow windows move some of its actions into a menu. */
export function GameHeader({ look }: GameHeaderProps) {
  const t = useMessages(en);
  const { openDialog, announceFloor, dispatch } = useGameStore();
  const name = useRestaurantName();
  const isPlaying = look === 'restaurant';
  return (
    <header css={header} data-look={look}>
      <div css={home}>
        <Link href="/" variant="nav">
          <Logo variant={isPlaying ? 'mark' : 'wordmark'} title={t('header.home')} />
        </Link>
      </div>
      {isPlaying && (
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
        {isPlaying && (
          <span css={narrowOnly}>
            <IconButton icon={earIcon} label={t('header.hear')} onPress={announceFloor} />
          </span>
        )}
        <span css={roomyOnly} data-from="480">
          <SoundButton />
        </span>
        <span css={roomyOnly} data-from="375">
          <ToolButton icon={accessIcon} label={t('header.options')} onPress={() => openDialog('options')} />
        </span>
        {isPlaying && (
          <ToolButton icon={pauseIcon} label={t('header.pause')} onPress={() => dispatch({ type: 'paused' })} />
        )}
        <span css={narrowOnly}>
          <MenuButton />
        </span>
      </div>
    </header>
  );
}

function SoundButton() {
  const t = useMessages(en);
  const { soundEnabled } = usePreferences();
  return (
    <ToolButton
      icon={soundEnabled ? soundIcon : muteIcon}
      label={t('header.sound')}
      aria-pressed={soundEnabled}
      onPress={() => savePreferences({ soundEnabled: !soundEnabled })}
    />
  );
}

function ToolButton(props: IconButtonProps) {
  return (
    <Tooltip text={props.label} placement="bottom">
      <IconButton {...props} />
    </Tooltip>
  );
}
