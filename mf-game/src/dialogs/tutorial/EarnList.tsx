import { Icon } from '@countertop/design-system/Icon';
import { clockIcon, hintIcon, repeatIcon, starIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './tutorial.messages.ts';
import { earnings } from './Tutorial.styles.ts';

const parts = [
  { name: 'points', icon: starIcon },
  { name: 'hint', icon: hintIcon },
  { name: 'again', icon: repeatIcon },
  { name: 'untimed', icon: clockIcon },
] as const;

export function EarnList() {
  const t = useMessages(en);
  return (
    <ul css={earnings}>
      {parts.map(({ name, icon }) => (
        <li key={name}>
          <Icon icon={icon} />
          {t(`tutorial.earn.${name}`)}
        </li>
      ))}
    </ul>
  );
}
