import { Note } from '@countertop/design-system/Note';
import type { PicturedNote } from './pictureFor.ts';
import { piece, row } from './ProblemPicture.styles.ts';
import { Struck } from './Struck.tsx';

/** Money in rows of five, tens before ones. Covered notes are striped. */
export function Notes({ notes }: { notes: readonly PicturedNote[] }) {
  const rows = [notes.filter(({ dollars }) => dollars > 1), notes.filter(({ dollars }) => dollars === 1)];
  return rows.map(
    (pile, index) =>
      pile.length > 0 && (
        <div key={index} css={row}>
          {pile.map(({ dollars, isCovered }, noteIndex) => (
            <span key={noteIndex} css={piece} data-struck={isCovered || undefined}>
              <Note value={dollars} />
              {isCovered && <Struck />}
            </span>
          ))}
        </div>
      ),
  );
}
