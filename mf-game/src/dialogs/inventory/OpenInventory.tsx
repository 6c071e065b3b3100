import { useGame, useSession } from '../../session/SessionContext.tsx';
import { InventoryDialog } from './InventoryDialog.tsx';

/** The inventory of the game around. */
export function OpenInventory({ onClose }: { onClose: () => void }) {
  const { menu, stats } = useGame();
  const { send } = useSession();
  return (
    <InventoryDialog
      menu={menu}
      moneyCents={stats.moneyCents}
      onRestock={(dish) => send({ type: 'restocked', dish })}
      onClose={onClose}
    />
  );
}
