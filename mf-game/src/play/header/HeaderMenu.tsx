import type { PagePath } from '@countertop/contract/site/pages';
import { IconButton } from '@countertop/design-system/IconButton';
import {
  accessIcon,
  bookIcon,
  eyeIcon,
  helpIcon,
  chartIcon,
  moreIcon,
  muteIcon,
  peopleIcon,
  soundIcon,
} from '@countertop/design-system/icons';
import { Menu, MenuItem, MenuTrigger } from '@countertop/design-system/Menu';
import { useMessages } from '@countertop/design-system/messages';
import { savePreferences, usePreferences } from '@countertop/design-system/preferences';
import { earIcon } from '../floor/earIcon.ts';
import { useGameStore } from '../../session/GameStoreContext.tsx';
import { en } from './header.messages.ts';

export interface HeaderMenuProps {
  /** Whether the header is over the game, not over the start menu. */
  isPlaying: boolean;
  /** Whether the device is handed over to a child. */
  isChild: boolean;
}

/** The menu of a narrow header: all its actions, and the link for adults, or for changing the player. */
export function HeaderMenu({ isPlaying, isChild }: HeaderMenuProps) {
  const t = useMessages(en);
  const { openDialog, announceFloor } = useGameStore();
  const { soundEnabled } = usePreferences();
  return (
    <MenuTrigger>
      <IconButton icon={moreIcon} label={t('header.more')} />
      <Menu label={t('header.more')} placement="bottom end">
        <MenuItem
          icon={soundEnabled ? muteIcon : soundIcon}
          onAction={() => savePreferences({ soundEnabled: !soundEnabled })}
        >
          {t(soundEnabled ? 'header.soundOff' : 'header.soundOn')}
        </MenuItem>
        {isPlaying && (
          <>
            <MenuItem icon={earIcon} onAction={announceFloor}>
              {t('header.hear')}
            </MenuItem>
            <MenuItem icon={bookIcon} onAction={() => openDialog('board')}>
              {t('header.board')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={chartIcon} onAction={() => openDialog('progress')}>
          {t('header.progress')}
        </MenuItem>
        <MenuItem icon={helpIcon} onAction={() => openDialog('tutorial')}>
          {t('header.tutorial')}
        </MenuItem>
        <MenuItem icon={accessIcon} onAction={() => openDialog('options')}>
          {t('header.options')}
        </MenuItem>
        {isChild ? (
          <>
            <MenuItem icon={eyeIcon} onAction={() => openDialog('family')}>
              {t('header.family')}
            </MenuItem>
            <MenuItem icon={peopleIcon} href={'/play' satisfies PagePath}>
              {t('header.players')}
            </MenuItem>
          </>
        ) : (
          // In a new tab, which does not end the child's game.
          <MenuItem icon={peopleIcon} href={'/teacher-dashboard' satisfies PagePath} target="_blank">
            {t('header.teacher')}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
