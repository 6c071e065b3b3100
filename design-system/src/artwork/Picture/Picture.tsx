import { drawingName } from './drawingName.ts';
import { picture } from './Picture.styles.ts';
import { pictures } from './pictures.tsx';

/** A thing of the restaurant. */
export type PictureName = keyof typeof pictures;

export interface PictureProps {
  /** Which thing. */
  name: PictureName;
  /** What a screen reader says. Leave it out when the text beside the picture says it. */
  title?: string;
}

/** A small picture in colour, where an `Icon` would be too plain: figures, steps, points of a list, the Serve key. */
export function Picture({ name, title }: PictureProps) {
  const Drawing = pictures[name];
  return (
    <svg css={picture} viewBox="0 0 64 64" {...drawingName(title)}>
      <Drawing />
    </svg>
  );
}
