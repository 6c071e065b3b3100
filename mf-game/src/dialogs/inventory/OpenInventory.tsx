import { useGame, useGameStore } from '../../session/GameStoreContext.tsx';
import { InventoryDialog } from './InventoryDialog.tsx';

/** The inventory of the game around. */
export function OpenInventory({ onClose }: { onClose: () => void }) {
  const { menu, stats } = useGame();
  const { dispatch } = useGameStore();
  return (
    <InventoryDialog
      menu={menu}
      moneyCents={stats.moneyCents}
      onRestock={(dish) => dispatch({ type: 'restocked', dish })}
      onClose={onClose}
    />
  );
}
