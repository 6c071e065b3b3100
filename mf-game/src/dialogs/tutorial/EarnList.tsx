import { Icon } from '@countertop/design-system/Icon';
import { clockIcon, hintIcon, repeatIcon, starIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './tutorial.messages.ts';
import { earnings as list } from './Tutorial.styles.ts';
import { earnings } from './tutorialSteps.ts';

const icons = { points: starIcon, hint: hintIcon, again: repeatIcon, untimed: clockIcon };

export function EarnList() {
  const t = useMessages(en);
  return (
    <ul css={list}>
      {earnings.map((name) => (
        <li key={name}>
          <Icon icon={icons[name]} />
          {t(`tutorial.earn.${name}`)}
        </li>
      ))}
    </ul>
  );
}
