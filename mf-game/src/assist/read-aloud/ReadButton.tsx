import { Button } from '@countertop/design-system/Button';
import { muteIcon, soundIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './readAloud.messages.ts';
import { words } from './ReadButton.styles.ts';
import { useReading } from './useReading.ts';
import { useVoice } from './useVoice.ts';

export interface ReadButtonProps {
  /** Words for it where more than one thing can be read: 'Read the hint'. */
  label?: string;
  /** What is read, worded for the ear, one short sentence each. */
  sentences: readonly string[];
  /** Hears which sentence is being read, to mark it on the page; null when none is. */
  onSentence?: (index: number | null) => void;
  /** True reads as soon as there is a voice, without a press. */
  startsItself?: boolean;
  /** True while something lies over it: a reading stops. */
  isSilent?: boolean;
}

/** Reads to a child, and stops when it is pressed again. Where the browser has no voice there is no button. */
export function ReadButton({ label, sentences, onSentence, ...props }: ReadButtonProps) {
  const { startsItself = false, isSilent = false } = props;
  const t = useMessages(en);
  const voice = useVoice();
  const { isReading, toggle } = useReading({ voice, sentences, onSentence, startsItself, isSilent });
  if (voice === null) return null;
  return (
    <Button emphasis="quiet" size="adult" icon={isReading ? muteIcon : soundIcon} onPress={toggle}>
      <span css={words} data-words>
        <span data-hidden={isReading || undefined}>{label ?? t('reading.start')}</span>
        <span data-hidden={!isReading || undefined}>{t('reading.stop')}</span>
      </span>
    </Button>
  );
}
