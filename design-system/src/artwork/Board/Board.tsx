import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/icons.ts';
import { MenuLine } from '../MenuLine/MenuLine.tsx';
import { board, boardLine, label as labelStyle, lines, note as noteStyle, picture } from './Board.styles.ts';

export interface BoardProps {
  /** The heading in chalk; it names the region. */
  title: string;
  /** Level of the heading on the page. */
  level?: 2 | 3;
  /** Two columns where there is room for them. */
  columns?: 1 | 2;
  /** `BoardLine`s. */
  children: ReactNode;
  /** What stands under the lines. */
  footer?: ReactNode;
}

/** The chalk board with the menu, or with what there is to practise. Never with something to fill in. */
export function Board({ title, level = 2, columns = 1, children, footer }: BoardProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section css={board} data-surface="board" aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <ul css={lines} data-columns={columns}>
        {children}
      </ul>
      {footer}
    </section>
  );
}

export interface BoardLineProps {
  /** What it is. */
  label: ReactNode;
  /** Its price, at the end of the dots. Always read from left to right. */
  value?: ReactNode;
  /** One more line of words below. */
  note?: ReactNode;
  /** A picture before the note. */
  noteIcon?: IconShape;
  /** Marks a note that asks for something to be done. */
  isNoteImportant?: boolean;
  /** A picture before the line. */
  icon?: ReactNode;
  /** Shows the picture in grey, for what is not to be had yet. */
  isDimmed?: boolean;
}

/** One line of the board. */
export function BoardLine({ label, value, note, noteIcon, isNoteImportant, icon, isDimmed }: BoardLineProps) {
  return (
    <li css={boardLine} data-plain={icon ? undefined : true} data-dimmed={isDimmed || undefined}>
      {icon && <div css={picture}>{icon}</div>}
      <div>
        <div css={labelStyle} data-strong={value === undefined || undefined}>
          <MenuLine label={label} value={value} isFigure />
        </div>
        {note && (
          <div css={noteStyle} data-important={isNoteImportant || undefined}>
            {noteIcon && <Icon icon={noteIcon} size="small" />}
            {note}
          </div>
        )}
      </div>
    </li>
  );
}
