import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { Game } from '@countertop/engine/play/game';
import { gameProgress } from '@countertop/engine/rewards/progress';
import type { ReactNode } from 'react';
import { BadgeShelf } from './BadgeShelf.tsx';
import { Certificates } from './Certificates.tsx';
import { LevelReached } from './LevelReached.tsx';
import { en } from './progress.messages.ts';
import { sections } from './ProgressDialog.styles.ts';
import { SkillBoard } from './SkillBoard.tsx';

export interface ProgressDialogProps {
  game: Game;
  /** The state of the game's storage. */
  saved?: ReactNode;
  onAchievements: () => void;
  onClose: () => void;
}

/** The player's progress: level, skills, badges and certificates. */
export function ProgressDialog({ game, saved, onAchievements, onClose }: ProgressDialogProps) {
  const t = useMessages(en);
  const { skills, certificates } = gameProgress(game);
  return (
    <Dialog
      title={t('progress.title')}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onAchievements}>
            {t('progress.achievements')}
          </Button>
          <Button onPress={onClose}>{t('progress.close')}</Button>
        </>
      }
    >
      <div css={sections}>
        <LevelReached game={game} />
        {skills.length > 0 && <SkillBoard skills={skills} band={game.band} />}
        <BadgeShelf awards={game.awards} />
        <Certificates certificates={certificates} isPremium={game.isPremium} />
        {saved}
      </div>
    </Dialog>
  );
}
