import { Button } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import { muteIcon, soundIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './readAloud.messages.ts';
import { label as labelStyle } from './ReadButton.styles.ts';
import { useReading } from './useReading.ts';
import { useVoice } from './useVoice.ts';

export interface ReadButtonProps {
  /** A more specific label, such as 'Read the hint'. */
  label?: string;
  /** Shows only the icon. */
  isIcon?: boolean;
  /** The text to read, as spoken sentences. */
  sentences: readonly string[];
  /** Called with the index of the sentence being read, or null when reading ends. */
  onSentence?: (index: number | null) => void;
  /** Starts reading as soon as a voice is available. */
  startsAutomatically?: boolean;
  /** True while an overlay is open: reading stops. */
  isSilent?: boolean;
}

/** Reads text aloud; a second press stops it. Renders nothing if the browser has no voice. */
export function ReadButton({ label, isIcon = false, sentences, onSentence, ...props }: ReadButtonProps) {
  const { startsAutomatically = false, isSilent = false } = props;
  const t = useMessages(en);
  const voice = useVoice();
  const { isReading, toggle } = useReading({ voice, sentences, onSentence, startsAutomatically, isSilent });
  if (voice === null) return null;
  const icon = isReading ? muteIcon : soundIcon;
  if (isIcon) {
    const action = isReading ? t('reading.stop') : (label ?? t('reading.start'));
    return <IconButton icon={icon} label={action} onPress={toggle} />;
  }
  return (
    <Button variant="outline" size="medium" icon={icon} onPress={toggle}>
      <span css={labelStyle} data-label="long">
        <span data-hidden={isReading || undefined}>{label ?? t('reading.start')}</span>
        <span data-hidden={!isReading || undefined}>{t('reading.stop')}</span>
      </span>
    </Button>
  );
}
