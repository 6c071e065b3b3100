import { hasErrorCode } from '@countertop/client/shared/CallError';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import type { OrderableDishId } from '@countertop/engine/play/day/menu';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorMessage } from '../sign-in/AccountForm.tsx';
import type { DevicePlayer } from '../family/hand-over/devicePlayers.ts';
import type { HandedOver } from '../family/hand-over/handOver.ts';
import { PicturePad } from './PicturePad.tsx';
import { PlayerPicture } from '../shared/PlayerPicture.tsx';
import { en } from './players.messages.ts';
import { grid, playerButton } from '../shared/Player.styles.ts';
import { useChooseError } from './useChooseError.ts';

export interface PlayerButtonsProps {
  players: readonly DevicePlayer[];
  /** Whether a child chooses, and must enter the picture password. */
  isChild: boolean;
  /** Rejects if the server refuses. */
  handOver: (learnerId: string, pictures?: readonly OrderableDishId[]) => Promise<HandedOver>;
  /** Navigates with a full page load, after which everything belongs to the chosen child. */
  leave: (href: string) => void;
}

/** Large pictures of children. Pressing one hands the device to that child. */
export function PlayerButtons({ players, isChild, handOver, leave }: PlayerButtonsProps) {
  const t = useMessages(en);
  const chooseError = useChooseError();
  const [asked, setAsked] = useState<DevicePlayer | null>(null);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: ({ id }: DevicePlayer) => play(id),
    // The picture password is newer than the list on this device.
    onError: (failure, player) => hasErrorCode(failure, 'wrong_pictures') && setAsked(player),
  });
  const hasFailed = error !== null && !hasErrorCode(error, 'wrong_pictures');

  async function play(id: string, pictures?: readonly OrderableDishId[]): Promise<void> {
    // Without a network no page can load: this one has become the child's.
    if ((await handOver(id, pictures)) === 'known') leave('/game');
    else setAsked(null);
  }

  function choose(player: DevicePlayer): void {
    if (isPending) return;
    if (isChild && player.hasPicturePassword) setAsked(player);
    else mutate(player);
  }

  return (
    <>
      <ul css={grid}>
        {players.map((player) => (
          <li key={player.id}>
            <button
              type="button"
              css={playerButton}
              aria-disabled={isPending || undefined}
              onClick={() => choose(player)}
            >
              <PlayerPicture picture={player.picture} />
              <span>{player.nickname ?? t('play.player')}</span>
            </button>
          </li>
        ))}
      </ul>
      <LiveRegion message={isPending ? t('choose.pending') : ''} />
      <ErrorMessage text={hasFailed ? chooseError(error) : ''} occurrence={submittedAt} />
      {asked && (
        <PicturePad
          name={asked.nickname ?? t('play.player')}
          onEntered={(pictures) => play(asked.id, pictures)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
