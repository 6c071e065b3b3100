/** Kinds of columns in a list of children. Others don't matter. */
export type ColumnKind = 'given' | 'last' | 'full' | 'role' | 'status' | 'end' | 'user' | 'class';

/** Headings without spaces, signs and accents. Those of first names are in the order in which they are preferred. */
const headings: Readonly<Record<ColumnKind, string>> = {
  given: `preferredfirstname preferredforename preferredgivenname preferredname callname knownas nickname givenname givennames firstname
    firstnames forename forenames first given legalfirstname legalforename studentfirst stufirst
    vorname vornamen rufname prenom prenoms nombredepila primernombre primeironome prenome nomeproprio voornaam roepnaam
    fornamn tilltalsnamn fornavn etunimi kutsumanimi imie imiona krestnijmeno krstnemeno keresztnev utonev prenume eesnimi
    namadepan enwcyntaf ainm imyaottsostva الاسمالاول שםפרטי पहलानाम 名 名字 下の名前 όνομαμαθητη`,
  last: `lastname lastnames surname surnames familyname last family secondname legallastname studentlast stulast
    nachname familienname nomdefamille apellido apellidos primerapellido segundoapellido sobrenome apelido apelidos cognome
    achternaam efternamn efternavn etternavn sukunimi nazwisko prijmeni priezvisko vezeteknev csaladnev numedefamilie prezime
    priimek pavarde uzvards perekonnanimi soyad soyadi soyisim επωνυμο επιθετο фамилия прізвище اسمالعائلة اللقب שםמשפחה उपनाम
    姓 姓氏 苗字 성`,
  full: `name names student students studentname studentnames fullname displayname child children childname childsname pupil pupils
    pupilname learner learners learnername lastfirst studentlastfirst namelastfirst lastnamefirstname lastfirstmiddle
    studentsname pupilsname learnersname childrensname nameofchild nameofstudent nameofpupil namefirstlast namefirstandlast
    schuler schulerin schulerinnen schulerinnenundschuler schulername vorundnachname namedeskindes kind eleve eleves nom nomcomplet nometprenom nomprenom nomdeleleve alumno alumna alumnoa alumnos alumnas alumnosas alumnado estudiante
    estudiantes nombredelalumno nombredelalumnoa nombredelestudiante
    nombre nombres nombrecompleto nombreyapellidos apellidosynombre aluno aluna alunos nome nomecompleto alunno alunni studente
    leerling leerlingen naam elev elever navn namn oppilas nimi uczen uczniowie zak jmeno meno nev tanulo nume elevi ucenik ime vardas
    vards opilane ad adi adsoyad adisoyadi isim ogrenci ogrenciadi ονομα ονοματεπωνυμο μαθητης имя фио ученик імя учень الاسم اسم
    الطالب اسمالطالب שם תלמיד שםמלא नाम छात्र 姓名 学生姓名 学生 學生 學生姓名 氏名 名前 生徒 児童 성명 이름 학생 ten hoten hovaten namalengkap nama`,
  role: 'role roles userrole usertype type rolle rol papel role1',
  status: `status enrollmentstatus enrolmentstatus studentstatus userstatus enrollstatus enrolstatus enabled enableduser active isactive current
    estado statut stato aktiv estatus`,
  end: `enddate exitdate leavedate leavingdate dateofleaving dateleft leftdate leftondate withdrawaldate withdrawdate withdrawndate dropdate
    dropdate departuredate enrollmentenddate enrolmentenddate exitdt austrittsdatum austritt abgangsdatum abgang datedesortie
    fechadebaja fechabaja datadesaida dataduscita uittreeddatum`,
  user: 'usersourcedid sourcedid studentid studentsourcedid userid',
  class: 'classsourcedid sectionid sectionsourcedid classid',
};

/** Words of headings about somebody else: "Parent First Name". */
const others =
  /teacher|parent|guardian|mother|father|contact|emergency|instructor|counsell?or|school|homeroom|advis[eo]r|brother|sister|mutter|vater|eltern|lehr|padre|madre|tutor|middle/;

/** Words that join the halves of "Nachname, Vorname" and "First & last name". */
const joint = /[,;/&+]|\s(?:and|und|y|et|e|og|och|en)\s/iu;

const lastFirst = /lastfirst|lastnamefirst/;
/** Headings with a word before or after. */
const contained: readonly (readonly [RegExp, ColumnKind])[] = [
  [lastFirst, 'full'],
  [/firstname|givenname|forename/, 'given'],
  [/lastname|familyname|surname/, 'last'],
];

const lists = Object.entries(headings).map(([kind, words]) => ({ kind, words: words.split(/\s+/) }));
const isKind = (kind: string): kind is ColumnKind => kind in headings;

/** Returns a heading without spaces, signs and accents. */
export function plainHeading(cell: string): string {
  const plain = cell
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll(/[øö]/g, 'o');
  return plain.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').normalize('NFC');
}

/** Kind of a heading, and for first names how much it is preferred: a lower rank is better. */
interface Heading {
  readonly kind: ColumnKind;
  readonly rank: number;
}

function listed(heading: string): Heading | null {
  for (const { kind, words } of lists) {
    const rank = words.indexOf(heading);
    if (rank !== -1 && isKind(kind)) return { kind, rank };
  }
  return null;
}

/**
 * Returns the kinds that a heading joins: the last and the first name for "Apellidos, nombre", a whole and a first name for "Name,
 * Vorname".
 */
function joined(cell: string): readonly ColumnKind[] {
  const kinds = cell.split(joint).map((part) => listed(plainHeading(part))?.kind);
  const ofNames = (['last', 'full', 'given'] as const).filter((kind) => kinds.includes(kind));
  return ofNames.length > 1 ? ofNames.toSorted((one, other) => kinds.indexOf(one) - kinds.indexOf(other)) : [];
}

const familyFirst = new Set('nometprenom nomprenom apellidosynombre фио hoten hovaten nev'.split(' '));

/** Whether the whole names below a heading begin with the last name. */
export function isFamilyFirst(cell: string): boolean {
  const heading = plainHeading(cell);
  if (familyFirst.has(heading) || lastFirst.test(heading)) return true;
  const [first, second] = joined(cell);
  return first === 'last' || (first === 'full' && second === 'given');
}

/** Whether the whole names below a heading like "Vorname, Nachname" have the first name before a comma. */
export const isGivenFirst = (cell: string): boolean => cell.includes(',') && joined(cell)[0] === 'given';

/** Returns what a heading is about, or null. */
export function headingOf(cell: string): Heading | null {
  const heading = plainHeading(cell);
  if (heading === '' || others.test(heading)) return null;
  const known = listed(heading);
  if (known) return known;
  if (joined(cell).length > 0) return { kind: 'full', rank: 1000 };
  const found = contained.find(([pattern]) => pattern.test(heading));
  return found ? { kind: found[1], rank: 1000 } : null;
}
