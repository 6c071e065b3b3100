import { ClosedShutter } from './parts/ClosedShutter.tsx';
import { EmptyPlate } from './parts/EmptyPlate.tsx';
import { EmptyRail } from './parts/EmptyRail.tsx';
import { QuietRestaurant } from './parts/QuietRestaurant.tsx';
import { Spill } from './parts/Spill.tsx';
import { SceneFrame } from './SceneFrame.tsx';

const scenes = {
  quietRestaurant: QuietRestaurant,
  emptyPlate: EmptyPlate,
  emptyRail: EmptyRail,
  closedShutter: ClosedShutter,
  spill: Spill,
};

export type SceneName = keyof typeof scenes;

export interface SceneProps {
  /**
   * `quietRestaurant`: nothing here yet; `emptyPlate`: nothing found; `emptyRail`: no orders, badges or
   * messages yet; `closedShutter`: cannot be reached or offline; `spill`: something broke.
   */
  name?: SceneName;
  /** Accessible name. Usually omitted, because the heading and text next to it say the same. */
  title?: string;
}

/** The picture of an empty or error page: a calm corner of the restaurant with its lamp on. */
export function Scene({ name = 'quietRestaurant', title }: SceneProps) {
  const Drawing = scenes[name];
  return (
    <SceneFrame title={title}>
      <Drawing />
    </SceneFrame>
  );
}
