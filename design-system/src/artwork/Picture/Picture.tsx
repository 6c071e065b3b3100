import { drawingName } from './drawingName.ts';
import { picture } from './Picture.styles.ts';
import { pictures } from './pictures.tsx';

export type PictureName = keyof typeof pictures;

export interface PictureProps {
  name: PictureName;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** A small color picture, where an `Icon` would be too plain: stats, steps, list items, the Serve key. */
export function Picture({ name, title }: PictureProps) {
  const Drawing = pictures[name];
  return (
    <svg css={picture} viewBox="0 0 64 64" {...drawingName(title)}>
      <Drawing />
    </svg>
  );
}
