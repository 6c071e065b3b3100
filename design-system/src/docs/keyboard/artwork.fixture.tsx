import { TileWall } from '../../artwork/TileWall/TileWall.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

export const artwork: KeyboardScenes = {
  TileWall: {
    content: () => (
      <TileWall>
        <Button>Play</Button>
      </TileWall>
    ),
    start: onTheComponent,
  },
};
