import type { Student } from './student.ts';
import type { ReportContext } from '../report/reportContext.ts';
import type { GoTo } from './useView.ts';
import type { View } from './view.ts';

export interface TabProps {
  readonly context: ReportContext;
  readonly view: View;
  readonly goTo: GoTo;
  /** Whether the view has changed since the page was opened. */
  readonly hasMoved: boolean;
  /** The students found by the search, in the order of the table. */
  readonly shown: readonly Student[];
}
