import { Coin } from '@countertop/design-system/artwork/Coin';
import { useLocale } from '@countertop/design-system/messages';
import { Note } from '@countertop/design-system/Note';
import { notesText } from './notesText.ts';
import { coin, note, notes as notesStyle } from './PaidNotes.styles.ts';

export interface PaidNotesProps {
  /** Bills and coins in cents, largest first. */
  notes: readonly number[];
}

/** Money to count: bills and coins side by side, each with its value. Screen readers hear how many of each there are. */
export function PaidNotes({ notes }: PaidNotesProps) {
  const { locale } = useLocale();
  return (
    <span css={notesStyle} role="img" aria-label={notesText(notes, locale)}>
      {notes.map((cents, index) => (
        <Money key={index} cents={cents} />
      ))}
    </span>
  );
}

function Money({ cents }: { cents: number }) {
  switch (cents) {
    case 1_000:
      return <BillOf value={10} />;
    case 500:
      return <BillOf value={5} />;
    case 100:
      return <BillOf value={1} />;
    default:
      return (
        <span css={coin}>
          <Coin value={25} />
        </span>
      );
  }
}

function BillOf({ value }: { value: 1 | 5 | 10 }) {
  return (
    <span css={note}>
      <Note value={value} />
    </span>
  );
}
