import { IconButton } from '@countertop/design-system/IconButton';
import { moreIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { LateControl } from '../../later/LateControl.tsx';
import { headerMenu } from '../../later/parts.ts';
import { en } from './header.messages.ts';

/** Opens the header menu, which loads on demand. */
export function MenuButton() {
  const t = useMessages(en);
  return (
    <LateControl part={headerMenu} props={{}}>
      {(press) => (
        <IconButton
          icon={moreIcon}
          label={t('header.more')}
          aria-haspopup="menu"
          aria-expanded={false}
          onPress={press}
        />
      )}
    </LateControl>
  );
}
