import { Awning } from '@countertop/design-system/artwork/Awning';
import { Door } from '@countertop/design-system/artwork/Door';
import { useMessages } from '@countertop/design-system/messages';
import { entrance } from './SignIn.styles.ts';
import { en } from './signIn.messages.ts';

/** The door of the restaurant, below its awning. Only where there is room for it. */
export function ShopDoor() {
  const t = useMessages(en);
  return (
    <div css={entrance} aria-hidden="true">
      <Awning size="small" />
      <div>
        <Door />
        <span>{t('door.open')}</span>
      </div>
    </div>
  );
}
