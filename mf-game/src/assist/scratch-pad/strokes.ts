/** A place on the pad, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line from pen down to pen up. */
export type Stroke = readonly Point[];

/** What was worked out on the pad of an order: every state of the drawing, the newest last, and what was typed. */
export interface ScratchWork {
  readonly states: readonly (readonly Stroke[])[];
  readonly typed: string;
}

export const emptyWork: ScratchWork = { states: [], typed: '' };

/** The lines that are on the pad now. */
export function strokesOf({ states }: ScratchWork): readonly Stroke[] {
  return states.at(-1) ?? [];
}

export function withStroke(work: ScratchWork, stroke: Stroke): ScratchWork {
  return withState(work, [...strokesOf(work), stroke]);
}

/** An empty pad; it can be undone, because a child presses the wrong button. */
export function cleared(work: ScratchWork): ScratchWork {
  return strokesOf(work).length === 0 ? work : withState(work, []);
}

/** The drawing before the last line, or before it was cleared. */
export function undone(work: ScratchWork): ScratchWork {
  return { ...work, states: work.states.slice(0, -1) };
}

function withState(work: ScratchWork, strokes: readonly Stroke[]): ScratchWork {
  return { ...work, states: [...work.states, strokes] };
}
