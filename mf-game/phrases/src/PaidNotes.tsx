import { Coin } from '@countertop/design-system/artwork/Coin';
import { useLocale } from '@countertop/design-system/messages';
import { Note } from '@countertop/design-system/Note';
import type { ReactNode } from 'react';
import { notesText } from './notesText.ts';
import { coin, line, note, notes as notesStyle } from './PaidNotes.styles.ts';

export interface PaidNotesProps {
  label: ReactNode;
  /** Bills and coins in cents, largest first. */
  notes: readonly number[];
}

/** A ticket line with money to count, side by side. Screen readers hear how many there are of each. */
export function PaidNotes({ label, notes }: PaidNotesProps) {
  const { locale } = useLocale();
  return (
    <div css={line}>
      <span>{label}</span>
      <span css={notesStyle} data-notes="" role="img" aria-label={notesText(notes, locale)}>
        {notes.map((cents, index) => (
          <Money key={index} cents={cents} />
        ))}
      </span>
    </div>
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
