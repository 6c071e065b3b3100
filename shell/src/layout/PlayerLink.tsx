import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { lookOf } from '@countertop/contract/family/playerLook';
import type { Player } from '@countertop/contract/accounts/user';
import { Avatar } from '@countertop/design-system/Avatar';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from '../shell.messages.ts';
import { small } from './headerSizes.ts';

/** On a phone, the picture is enough. */
const playerLink = css({
  '& > a': { gap: token.space.xs, paddingBlock: 0 },
  '& > a > span:last-of-type': {
    maxInlineSize: '12rem',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    [small]: { display: 'none' },
  },
});

export interface PlayerLinkProps {
  player: Player;
}

/** Picture and nickname of the child who plays on this device. Leads to the other players and to the grown-up. */
export function PlayerLink({ player: { nickname, picture } }: PlayerLinkProps) {
  const t = useMessages(en);
  const name = nickname ?? t('layout.player');
  return (
    <span css={playerLink}>
      <PageLink variant="nav" to="/play" aria-label={t('layout.playing', { name })}>
        <Avatar name={name} look={lookOf(picture)} isDecorative />
        <span>{name}</span>
      </PageLink>
    </span>
  );
}
