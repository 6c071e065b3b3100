import { Note } from '@countertop/design-system/Note';
import type { PicturedNote } from './pictureOf.ts';
import { piece, row } from './ProblemPicture.styles.ts';
import { Struck } from './Struck.tsx';

/** Money laid out in rows of five, tens before ones; covered notes are striped. */
export function Notes({ notes }: { notes: readonly PicturedNote[] }) {
  const rows = [notes.filter(({ dollars }) => dollars > 1), notes.filter(({ dollars }) => dollars === 1)];
  return rows.map(
    (pile, index) =>
      pile.length > 0 && (
        <div key={index} css={row}>
          {pile.map(({ dollars, isOverlayOpen }, place) => (
            <span key={place} css={piece} data-struck={isOverlayOpen || undefined}>
              <Note value={dollars} />
              {isOverlayOpen && <Struck mark="striped" />}
            </span>
          ))}
        </div>
      ),
  );
}
