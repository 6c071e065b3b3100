import { IconButton } from '@countertop/design-system/IconButton';
import { moreIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { HeaderMenu } from '../../lazy/lazyComponents.ts';
import { LazyControl } from '../../lazy/LazyControl.tsx';
import type { HeaderMenuProps } from './HeaderMenu.tsx';
import { en } from './header.messages.ts';

/** Opens the menu of a narrow header, which is loaded on demand. */
export function MenuButton(props: HeaderMenuProps) {
  const t = useMessages(en);
  return (
    <LazyControl
      code={HeaderMenu}
      renderPlaceholder={(open) => (
        <IconButton
          icon={moreIcon}
          label={t('header.more')}
          aria-haspopup="menu"
          aria-expanded={false}
          onPress={open}
        />
      )}
    >
      <HeaderMenu {...props} />
    </LazyControl>
  );
}
