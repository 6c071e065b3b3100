import { lookOf } from '@countertop/contract/family/playerLook';
import type { Player as Child } from '@countertop/contract/accounts/user';
import { Avatar } from '@countertop/design-system/Avatar';
import { eyeIcon } from '@countertop/design-system/icons';
import { IconButton } from '@countertop/design-system/IconButton';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { useGameStore } from '../../session/GameStoreContext.tsx';
import { en } from './header.messages.ts';
import { playerLink } from './GameHeader.styles.ts';

/**
 * Picture and nickname of the child who plays on this device, which lead to the other players and to the grown-up, and a sign
 * that the family can see what the child does.
 */
export function PlayerLink({ child: { nickname, picture } }: { child: Child }) {
  const t = useMessages(en);
  const { openDialog } = useGameStore();
  const name = nickname ?? t('header.player');
  return (
    <span css={playerLink}>
      <PageLink variant="nav" to="/play" aria-label={t('header.playing', { name })}>
        <Avatar name={name} look={lookOf(picture)} isDecorative />
        <span>{name}</span>
      </PageLink>
      <IconButton icon={eyeIcon} label={t('header.family')} onPress={() => openDialog('family')} />
    </span>
  );
}
