/** In CSS pixels from the upper left corner of the pad. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points from pen down to pen up. */
export type Stroke = readonly Point[];

/** The content of the pad: all states of the drawing, newest last, and the typed notes. */
export interface ScratchWork {
  readonly states: readonly (readonly Stroke[])[];
  readonly typed: string;
}

export const emptyWork: ScratchWork = { states: [], typed: '' };

/** Returns the current strokes. */
export function currentStrokes({ states }: ScratchWork): readonly Stroke[] {
  return states.at(-1) ?? [];
}

export function withStroke(work: ScratchWork, stroke: Stroke): ScratchWork {
  return withState(work, [...currentStrokes(work), stroke]);
}

/** Clears the pad. Undoable, because children press the wrong button. */
export function cleared(work: ScratchWork): ScratchWork {
  return currentStrokes(work).length === 0 ? work : withState(work, []);
}

/** Undoes the last stroke or a clear. */
export function undone(work: ScratchWork): ScratchWork {
  return { ...work, states: work.states.slice(0, -1) };
}

function withState(work: ScratchWork, strokes: readonly Stroke[]): ScratchWork {
  return { ...work, states: [...work.states, strokes] };
}
