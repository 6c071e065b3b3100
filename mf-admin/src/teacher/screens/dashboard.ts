import type { Student } from '../class/student.ts';
import type { Making } from '../report/words.ts';
import type { GoTo } from '../view/useView.ts';
import type { View } from '../view/view.ts';

/** What every tab is told. */
export interface TabProps {
  /** The class, the day it stands on and the words of reports: what sections are made of. */
  readonly making: Making;
  readonly view: View;
  readonly goTo: GoTo;
  /** False on the view that the page was opened with. */
  readonly hasMoved: boolean;
  /** The students that the search leaves, in the order of the table. */
  readonly shown: readonly Student[];
}
