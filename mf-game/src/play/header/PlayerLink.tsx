import { lookOf } from '@countertop/contract/playerLook';
import type { Player as Child } from '@countertop/contract/user';
import { Avatar } from '@countertop/design-system/Avatar';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './header.messages.ts';
import { playerLink } from './GameHeader.styles.ts';

/** Picture and nickname of the child who plays on this device. Leads to the other players and to the grown-up. */
export function PlayerLink({ child: { nickname, picture } }: { child: Child }) {
  const t = useMessages(en);
  const name = nickname ?? t('header.player');
  return (
    <span css={playerLink}>
      <Link variant="nav" href="/play" aria-label={t('header.playing', { name })}>
        <Avatar name={name} look={lookOf(picture)} isDecorative />
        <span>{name}</span>
      </Link>
    </span>
  );
}
