import { useEffect, useRef } from 'react';
import { studentHeadingId } from '../tabs/OneStudent.tsx';
import type { View } from './view.ts';

/** A link to a student leaves with its tab, and the focus with it: it goes to the student's name. */
export function useFocusAfterLink({ tab, student }: View): void {
  const shown = useRef(tab);
  useEffect(() => {
    const isNew = shown.current !== tab;
    shown.current = tab;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isNew && isLost && student !== null) document.getElementById(studentHeadingId)?.focus();
  }, [tab, student]);
}
