import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/icons.ts';
import { inElements } from '../../i18n/inElements.tsx';
import { MenuLine } from '../MenuLine/MenuLine.tsx';
import { board, boardLine, label as labelStyle, lines, note as noteStyle, picture } from './Board.styles.ts';

export interface BoardProps {
  /** Heading, which also names the region. */
  title: string;
  /** Heading level. */
  level?: 2 | 3;
  /** Number of columns, if there is room. */
  columns?: 1 | 2;
  /** `BoardLine`s. */
  children: ReactNode;
  /** Content below the lines. */
  footer?: ReactNode;
}

/** The chalkboard with the menu or the practice list. Never contains form fields. */
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
  label: ReactNode;
  /** Price at the end of the leader. Always left to right. */
  value?: ReactNode;
  /** A second line of text. */
  note?: ReactNode;
  /** Icon before the note. */
  noteIcon?: IconShape;
  /** Highlights a note that calls for action. */
  isNoteImportant?: boolean;
  /** Icon before the line. */
  icon?: ReactNode;
  /** Marks an item that matters right now. */
  isLit?: boolean;
  /** Grays out the icon of an item that is not available yet. */
  isDimmed?: boolean;
}

export function BoardLine({ label, value, note, noteIcon, icon, ...marks }: BoardLineProps) {
  const { isNoteImportant, isLit, isDimmed } = marks;
  return (
    <li
      css={boardLine}
      data-plain={icon ? undefined : true}
      data-lit={isLit || undefined}
      data-dimmed={isDimmed || undefined}
    >
      {icon && <div css={picture}>{icon}</div>}
      <div>
        <div css={labelStyle} data-strong={value === undefined || undefined}>
          <MenuLine label={label} value={value} isFigure />
        </div>
        {note && (
          <div css={noteStyle} data-important={isNoteImportant || undefined}>
            {noteIcon && <Icon icon={noteIcon} size="small" />}
            {inElements(note)}
          </div>
        )}
      </div>
    </li>
  );
}
