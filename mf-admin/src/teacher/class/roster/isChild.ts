/** The columns of a row that say who it is about. */
export interface RowFacts {
  readonly cells: readonly string[];
  readonly names: readonly string[];
  readonly role: string;
  /** With their headings, without spaces and signs: "active" and "enableduser" are yes or no. */
  readonly statuses: readonly { readonly heading: string; readonly status: string }[];
  /** Last day in the class. */
  readonly end: string;
}

const adults =
  /teacher|aide|admin|parent|guardian|relative|proctor|principal|counsel|observer|designer|staff|assistant|instructor|owner|lehr|profes|maestr|docente|enseignant/i;
const leftStatus =
  /deleted|inactive|withdraw|dropped|^left\b|exited|transferred|concluded|completed|rejected|archived|removed|unenrol|graduated|abgemeldet|inaktiv|ausgetreten|^baja$|inactif|inactivo|^sorti/i;
/** Enroll_Status of PowerSchool: inactive, transferred out, graduated, imported as historical. */
const leftNumber = /^(?:-2|[1-4])$/;
const no = /^(?:false|0|no|n|nein|non)$/i;
const yesOrNo = ['active', 'isactive', 'enabled', 'enableduser', 'current', 'aktiv'];

/** Rows below or above the children: totals, points, notes of the program that printed the list. */
const summaries = [
  /^(?:points possible|(?:sub|grand )?totals?|total(?:es)?|(?:class |overall |column )?(?:average|mean|median)|count|summe|gesamt|insgesamt|durchschnitt|promedio|moyenne|somme|suma|totale|totaal)(?:$|[\s:([\d])/iu,
  /^(?:page|seite|página|printed|generated|exported|report|number of|student count|teacher|class|period|section|room|grade|school|date)\b.*[\d:]/iu,
  /^(?:anzahl|effectif|número de|klasse|klassenliste|schuljahr|stand|datum|classe|clase|curso|grado|grupo|fecha)(?=[ :.]).*[\d:]/iu,
  /^\d+ (?:students|pupils|children|learners|alumn[oa]s|estudiantes|schüler|kinder|élèves)(?!\p{L})|^(?:end of|test student$)/iu,
  // Buttons of Google Classroom in a list that was copied from its page.
  /^(?:actions|more options|invite students|select all)$/iu,
];

/** Whether text is about the list and not a child. */
export const isSummary = (text: string): boolean => summaries.some((pattern) => pattern.test(text));

/** Returns the readings of a date as ISO days: 3/4/2026 is in March or in April. */
function daysOf(text: string): string[] {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  const other = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})\b/.exec(text);
  const dayOf = (year = '', month = '', day = '') =>
    Number(month) <= 12 && Number(day) <= 31
      ? [`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`]
      : [];
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  return other ? [...dayOf(other[3], other[1], other[2]), ...dayOf(other[3], other[2], other[1])] : [];
}

function hasLeft({ statuses, end }: RowFacts, today: string): boolean {
  const isOver = ({ heading, status }: RowFacts['statuses'][number]) =>
    leftStatus.test(status) ||
    (yesOrNo.includes(heading) && no.test(status)) ||
    (/^enroll?status$/.test(heading) && leftNumber.test(status));
  if (statuses.some(isOver)) return true;
  const days = daysOf(end);
  return days.length > 0 && days.every((day) => day < today);
}

/** Whether a row of a list is a child who is in the class on `today` (ISO). */
export function isChild(row: RowFacts, today: string): boolean {
  const [first = ''] = row.cells.filter((cell) => cell !== '');
  if (isSummary(first) || row.names.some(isSummary)) return false;
  // Canvas adds this pupil to each course.
  if (/^(?:student, ?test|test,? student|student test)$/i.test(row.names.join(' '))) return false;
  return !(adults.test(row.role) && !/student|pupil|learner/i.test(row.role)) && !hasLeft(row, today);
}
