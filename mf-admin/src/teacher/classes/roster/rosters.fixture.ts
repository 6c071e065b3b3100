import type { Encoding } from './encodings.ts';

/** Lists as teachers paste them and as school systems export them, with the names that are sent. */
export const rosters: readonly { readonly title: string; readonly text: string; readonly names: readonly string[] }[] =
  [
    { title: 'one name on each line', text: 'Ada\r\nBen\r\n\r\nCleo', names: ['Ada', 'Ben', 'Cleo'] },
    { title: 'one line', text: 'Ada, Ben, Cleo', names: ['Ada', 'Ben', 'Cleo'] },
    { title: 'a line that ends with an old line break', text: 'Ada\rBen', names: ['Ada', 'Ben'] },
    { title: 'quotes that nobody closed', text: 'Zoe\n"Bob\nMia', names: ['Zoe', 'Bob', 'Mia'] },
    { title: 'a nickname in quotes', text: 'First name\n"""Bob"" Robert"\nZoe', names: ['Bob', 'Zoe'] },
    {
      title: 'numbers and bullets',
      text: '1. Ada\n2) Ben\n(3) Cleo\n4 Dan\n• Eve\n- Flo',
      names: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'],
    },
    { title: 'numbers in a column of their own', text: '1\tAda\n2\tBen\n3\tCleo', names: ['Ada', 'Ben', 'Cleo'] },
    {
      title: 'a title and an empty line above the headings',
      text: 'Roster for Period 3\n\nFirst name,Last name\nAda,Okafor\nZoe,Silva',
      names: ['Ada', 'Zoe'],
    },
    { title: 'a title above one column', text: 'Class 4B\nFirst name\nAda\nZoe', names: ['Ada', 'Zoe'] },
    {
      title: 'an empty line and an empty column of Excel',
      text: '\n;Nachname;Vorname\n;Okafor;Ada\n;Silva;Zoë\n;Gesamt;2',
      names: ['Ada', 'Zoë'],
    },
    {
      title: 'tabs',
      text: 'Last Name\tFirst name\tEmail\nOkafor\tAda\tada@example.com\nLind\t"Ben"\t',
      names: ['Ada', 'Ben'],
    },
    { title: 'bars', text: 'Last|First\nOkafor|Ada', names: ['Ada'] },
    { title: 'the separator line of Excel', text: 'sep=;\nName;Vorname\nOkafor;Ada', names: ['Ada'] },
    {
      title: 'line breaks, quotes and separators in cells',
      text: '"First\nname","Last, name",Notes\n"Ada","Okafor","likes ""math"",\nand more"\n"Zoe",Silva,',
      names: ['Ada', 'Zoe'],
    },
    {
      title: 'Google Classroom grades',
      text: 'Last Name,First Name,Email Address,Quiz 1\nDate,,,2026-11-03\nPoints,,,10\nClass Average,,,8.5\nOkafor,Ada,ada@example.org,9\nLind,Ben,ben@example.org,8',
      names: ['Ada', 'Ben'],
    },
    {
      title: 'a Canvas gradebook',
      text: 'Student,ID,SIS User ID,SIS Login ID,Section,Quiz 1 (123)\n"    Points Possible",,,,,10\n"Okafor, Ada",1,a1,ada,Room 4,9\n"Student, Test",3,,x,Room 4,',
      names: ['Ada'],
    },
    {
      title: 'people of Canvas',
      text: 'Name,Login ID,Section,Role,Status\nAda Okafor,ada,Room 4,Student,active\nMs Lee,lee,Room 4,Teacher,active\nBen Lind,ben,Room 4,Student,concluded',
      names: ['Ada'],
    },
    {
      title: 'PowerSchool',
      text: 'Student_Number\tLastFirst\tGrade_Level\tEnroll_Status\n101\tOkafor, Ada B\t4\t0\n102\tLind, Ben\t4\t2',
      names: ['Ada B'],
    },
    {
      title: 'PowerSchool with first names and exit dates',
      text: 'Student_Number,Last_Name,First_Name,ExitDate\n101,Okafor,Ada,06/15/2027\n102,Lind,Ben,10/01/2026\n103,Roy,Cleo,',
      names: ['Ada', 'Cleo'],
    },
    {
      title: 'Infinite Campus',
      text: 'student.studentNumber,student.lastName,student.firstName,student.grade\n1,Okafor,Ada,04',
      names: ['Ada'],
    },
    {
      title: 'SIMS with preferred names',
      text: 'Adno,Legal Surname,Legal Forename,Preferred Forename,Reg\n1,Okafor,Adaeze,Ada,4B\n2,Lind,Benjamin,,4B',
      names: ['Ada', 'Benjamin'],
    },
    {
      title: 'parents and teachers next to children',
      text: 'Parent First Name,First Name,Last Name,Teacher Last Name\nJoy,Ada,Okafor,Lee',
      names: ['Ada'],
    },
    {
      title: 'last name, first name with suffixes',
      text: 'Name,Year\n"Okafor, Jr., Ada",4\n"Lind, Ben",4\nCleo,4',
      names: ['Ada', 'Ben', 'Cleo'],
    },
    { title: 'last names in capitals', text: 'Élève;Classe\nOKAFOR Ada;CM1\nLE GOFF Zoé;CM1', names: ['Ada', 'Zoé'] },
    { title: 'first and last name in one cell', text: 'Name\nAda Okafor\nZoe Silva', names: ['Ada', 'Zoe'] },
    {
      title: 'two children of one first name',
      text: 'First name,Last name\nAda,Okafor\nAda,Silva\nBen,Lind',
      names: ['Ada O.', 'Ada S.', 'Ben'],
    },
    { title: 'two children of one first name in one cell', text: 'Ada Okafor\nAda Silva', names: ['Ada', 'Ada S.'] },
    {
      title: 'a heading of each page',
      text: 'First name,Last name\nAda,Okafor\nFirst name,Last name\nZoe,Silva\nPage 1 of 2,',
      names: ['Ada', 'Zoe'],
    },
    {
      title: 'totals of a list',
      text: 'Name,Points\nAda,5\nBen,7\nTotal,12\nAverage,6\n"2 students",',
      names: ['Ada', 'Ben'],
    },
    { title: 'Spanish headings', text: 'Apellidos;Nombre;Baja\nGarcía;José;\nRuiz;Sofía;', names: ['José', 'Sofía'] },
    { title: 'French headings', text: 'Nom;Prénom\nOkafor;Ada', names: ['Ada'] },
    { title: 'Polish headings', text: 'Nazwisko;Imię\nNowak;Łucja', names: ['Łucja'] },
    { title: 'Turkish headings', text: 'Soyadı;Adı\nYılmaz;Ayşe', names: ['Ayşe'] },
    { title: 'Russian headings', text: 'Фамилия;Имя\nИванова;Анна', names: ['Анна'] },
    { title: 'Arabic headings', text: 'الاسم الأول,اسم العائلة\nمريم,علي', names: ['مريم'] },
    { title: 'Chinese headings', text: '学号,姓名\n1,王小明\n2,李娜', names: ['小明', '娜'] },
    { title: 'Korean headings', text: '번호,이름\n1,김민준', names: ['민준'] },
    { title: 'whole names with a space, family name first', text: '王 小明\n김 민준', names: ['小明', '민준'] },
    { title: 'direction marks', text: 'First name,Last name\n\u202Bדני\u202C\u200F,כהן', names: ['דני'] },
    {
      title: 'full names without the words of a school',
      text: 'Name,School Name\nAda Okafor,Test School',
      names: ['Ada'],
    },
  ];

/** Files in encodings from before Unicode. */
export const legacyFiles: readonly { readonly encoding: Encoding; readonly text: string; readonly hex: string }[] = [
  { encoding: 'windows-1252', text: 'Zoë\nJosé\nChloé', hex: '5a6feb0a4a6f73e90a43686c6fe9' },
  { encoding: 'windows-1252', text: 'Müller;Jürgen\nGroß;Anna', hex: '4dfc6c6c65723b4afc7267656e0a47726fdf3b416e6e61' },
  { encoding: 'windows-1254', text: 'Ayşe\nYiğit\nIşıl', hex: '4179fe650a5969f069740a49fefd6c' },
  { encoding: 'windows-1250', text: 'Łucja\nPaweł\nŻaneta', hex: 'a375636a610a50617765b30aaf616e657461' },
  { encoding: 'windows-1250', text: 'Jiří\nTomáš\nŽofie', hex: '4a69f8ed0a546f6de19a0a8e6f666965' },
  { encoding: 'windows-1257', text: 'Žydrūnas\nEglė', hex: 'de796472fb6e61730a45676ceb' },
  { encoding: 'macintosh', text: 'Zoë', hex: '5a6f91' },
  { encoding: 'macintosh', text: 'María\nInés\nBegoña', hex: '4d617292610a496e8e730a4265676f9661' },
  { encoding: 'ibm850', text: 'René\nZoë\nMaría', hex: '52656e820a5a6f890a4d6172a161' },
  { encoding: 'windows-1251', text: 'Анна\nИван', hex: 'c0edede00ac8e2e0ed' },
  { encoding: 'koi8-r', text: 'Анна\nИван', hex: 'e1cecec10ae9d7c1ce' },
  { encoding: 'ibm866', text: 'Анна\nИван', hex: '80adada00a88a2a0ad' },
  { encoding: 'windows-1253', text: 'Μαρία\nΓιώργος', hex: 'cce1f1dfe10ac3e9fef1e3eff2' },
  { encoding: 'windows-1255', text: 'דני\nמרים', hex: 'e3f0e90aeef8e9ed' },
  { encoding: 'windows-1256', text: 'مريم\nعلي', hex: 'e3d1ede30adae1ed' },
  { encoding: 'euc-kr', text: '민준\n서연', hex: 'b9cec1d80abcadbfac' },
  { encoding: 'gb18030', text: '小明', hex: 'd0a1c3f7' },
  { encoding: 'gb18030', text: '王芳\n李娜\n张伟', hex: 'cdf5b7bc0ac0eec4c80ad5c5ceb0' },
  { encoding: 'shift_jis', text: '太郎\nさくら', hex: '91be98590a82b382ad82e7' },
  { encoding: 'big5', text: '志明\n怡君', hex: 'a7d3a9fa0aa9c9a767' },
];
