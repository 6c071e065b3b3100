import { Button, type ButtonProps } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import {
  accessIcon,
  bookIcon,
  chartIcon,
  helpIcon,
  muteIcon,
  pauseIcon,
  soundIcon,
} from '@countertop/design-system/icons';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { PageTitle } from '@countertop/design-system/Page';
import { savePreferences, usePreferences } from '@countertop/design-system/preferences';
import { PageLink } from '@countertop/routes/PageLink';
import { earIcon } from '../floor/earIcon.ts';
import { useGameStore } from '../../session/GameStoreContext.tsx';
import { useRestaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import {
  always,
  actions,
  header,
  home,
  narrowOnly,
  roomy,
  sign,
  tool,
  wideOnly,
  withoutBoard,
} from './GameHeader.styles.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { usePlayingChild } from '../../session/usePlayingChild.ts';
import { en } from './header.messages.ts';

export const PlayerLink = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ './PlayerLink.tsx')).PlayerLink,
);

export interface GameHeaderProps {
  /** The start menu shows the site's logo; during play the header shows the restaurant's name and a pause button. */
  look: 'site' | 'restaurant';
}

/** Names with more letters get more room on phones. */
const longName = 14;

/** The header of the game. Narrow windows move some of its actions into a menu. */
export function GameHeader({ look }: GameHeaderProps) {
  const t = useMessages(en);
  const { openDialog, announceFloor, dispatch } = useGameStore();
  const name = useRestaurantName();
  const child = usePlayingChild();
  const isPlaying = look === 'restaurant';
  return (
    <header css={header} data-look={look} data-long={(isPlaying && name.length > longName) || undefined}>
      <div css={home}>
        <PageLink to="/" variant="nav">
          <Logo variant={isPlaying ? 'mark' : 'wordmark'} title={t('header.home')} />
        </PageLink>
      </div>
      {isPlaying && (
        <div css={sign}>
          <PageTitle>{name}</PageTitle>
        </div>
      )}
      <div css={actions} role="group" aria-label={t('header.actions')}>
        {child && (
          <span css={isPlaying ? wideOnly : undefined}>
            <LazyBoundary placement="inline">
              <PlayerLink child={child} />
            </LazyBoundary>
          </span>
        )}
        <span css={wideOnly}>
          {!isPlaying && !child && (
            <PageLink to="/teacher-dashboard" variant="nav">
              {t('header.teacher')}
            </PageLink>
          )}
          <ToolButton
            icon={chartIcon}
            label={t('header.progress')}
            text={t('header.progress.short')}
            onPress={() => openDialog('progress')}
          />
          <ToolButton
            icon={helpIcon}
            label={t('header.tutorial')}
            text={t('header.tutorial')}
            onPress={() => openDialog('tutorial')}
          />
        </span>
        {isPlaying && (
          <>
            <span css={[narrowOnly, roomy]}>
              <IconButton icon={earIcon} label={t('header.hear')} onPress={announceFloor} />
            </span>
            <span css={[withoutBoard, roomy]}>
              <IconButton icon={bookIcon} label={t('header.board')} onPress={() => openDialog('board')} />
            </span>
          </>
        )}
        <span css={wideOnly}>
          <SoundButton />
          <ToolButton
            icon={accessIcon}
            label={t('header.options')}
            text={t('header.options.short')}
            onPress={() => openDialog('options')}
          />
        </span>
        {isPlaying && (
          <ToolButton
            icon={pauseIcon}
            label={t('header.pause')}
            text={t('header.pause.short')}
            onPress={() => dispatch({ type: 'paused' })}
          />
        )}
        <div css={isPlaying ? always : narrowOnly}>
          <HeaderMenu isPlaying={isPlaying} isChild={child !== null} />
        </div>
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
      text={t('header.sound')}
      aria-pressed={soundEnabled}
      onPress={() => savePreferences({ soundEnabled: !soundEnabled })}
    />
  );
}

interface ToolButtonProps extends Pick<ButtonProps, 'icon' | 'onPress' | 'aria-pressed'> {
  /** The accessible name, which contains the text. */
  label: string;
  /** Shown in wide windows. */
  text: string;
}

function ToolButton({ label, text, ...props }: ToolButtonProps) {
  return (
    <span css={tool}>
      <Button {...props} variant="outline" size="medium" aria-label={label}>
        <span data-label>{text}</span>
      </Button>
    </span>
  );
}
