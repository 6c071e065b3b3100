/** The four bands of the level distribution (by the specification), both ends included. */
const levelBands = [
  { id: '1-5', from: 1, to: 5 },
  { id: '6-10', from: 6, to: 10 },
  { id: '11-15', from: 11, to: 15 },
  { id: '16+', from: 16, to: Number.POSITIVE_INFINITY },
] as const;

/** Returns the number of students in each band. */
export function levelDistribution(students: readonly { readonly level: number }[]) {
  return levelBands.map(({ id, from, to }) => ({
    id,
    students: students.filter(({ level }) => level >= from && level <= to).length,
  }));
}
