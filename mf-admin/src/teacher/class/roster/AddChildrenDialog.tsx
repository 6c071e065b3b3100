import { CallError } from '@countertop/client/shared/CallError';
import { useToday } from '@countertop/client/shared/today';
import type { SchoolClass } from '@countertop/contract/classes/classes';
import { maxSeats } from '@countertop/contract/classes/classes.limits';
import { useMessages } from '@countertop/design-system/messages';
import { Select } from '@countertop/design-system/Select';
import { TextArea } from '@countertop/design-system/TextArea';
import { useId, useState } from 'react';
import { fileField } from '../Classes.styles.ts';
import type { ClassCalls } from '../classCalls.ts';
import { storedClass } from '../conflict.ts';
import { FormDialog } from '../FormDialog.tsx';
import { encodings } from './encodings.ts';
import { namesToAdd, previewRoster } from './previewRoster.ts';
import { type FileChoices, type FileNames, readFiles, type RosterFiles } from './readFiles.ts';
import { type ColumnId, type NameColumn, readNames } from './readNames.ts';
import { RosterPreview } from './RosterPreview.tsx';
import { en } from './roster.messages.ts';

export interface AddChildrenDialogProps {
  schoolClass: SchoolClass;
  calls: Pick<ClassCalls, 'addChildren' | 'show'>;
  /** Names typed so far, kept outside so that closing the dialog loses nothing. */
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** Chosen files, what the teacher has said about them, and what they hold. */
interface Source extends FileNames {
  /** Names that were in the field before. */
  readonly before: readonly string[];
  readonly files: RosterFiles;
  readonly choices: FileChoices;
}

/** Returns a set with or without a member. */
const toggled = <Member,>(set: ReadonlySet<Member>, member: Member, isIn: boolean): ReadonlySet<Member> =>
  new Set([...set].filter((one) => one !== member).concat(isIn ? [member] : []));

/** Adds children by their first names, all or none, after a preview of every line. */
export function AddChildrenDialog({ schoolClass, calls, text, onChange, onClose }: AddChildrenDialogProps) {
  const t = useMessages(en);
  const fileId = useId();
  // For children who have left.
  const today = useToday();
  const [source, setSource] = useState<Source | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const typed = text.trim() === '' ? { names: [], leftOut: 0 } : readNames(text, { today });
  const lines = previewRoster(
    'names' in typed ? typed.names : [],
    schoolClass.seats.map(({ name }) => name),
    { kept, others },
  );
  const added = namesToAdd(lines);
  const inFile = source?.result;
  // A question about the file comes first: its names aren't in the field yet.
  const asked = inFile && 'columns' in inFile ? inFile : typed;
  const columns = 'columns' in asked ? asked.columns : [];
  const message =
    inFile && 'error' in inFile
      ? t(`roster.${inFile.error}`)
      : 'error' in typed
        ? t(`roster.${typed.error}`)
        : undefined;

  /** Fills the field with first names only. Everything else in the files stays in the browser's memory. */
  function read({ files, before }: Pick<Source, 'files' | 'before'>, choices: FileChoices): void {
    const found = readFiles(files, choices);
    setSource({ files, before, choices, ...found });
    if ('names' in found.result) fill([...before, ...found.result.names]);
  }
  function fill(names: readonly string[]): void {
    onChange(names.join('\n'));
    setOthers(new Set());
  }
  async function readAll(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
    const before = source?.before ?? ('names' in typed ? typed.names : [text]);
    read({ files: bytes, before }, { today });
  }
  function chooseColumn(column: ColumnId): void {
    if (source && asked === inFile) return read(source, { ...source.choices, column });
    const chosen = readNames(text, { today, column });
    if ('names' in chosen) fill(chosen.names);
  }

  function findError(): string | undefined {
    if (columns.length > 0) return t('roster.column.needed');
    if ('error' in typed) return t(`roster.${typed.error}`);
    if (lines.some(({ outcome }) => outcome === 'over'))
      return t('roster.too_many', { max: maxSeats, free: maxSeats - schoolClass.seats.length });
    return added.length === 0 ? t('roster.none') : undefined;
  }

  async function submit(version = schoolClass.version): Promise<void> {
    try {
      await calls.addChildren({ classId: schoolClass.id, version, names: added });
    } catch (error) {
      setRefused(error instanceof CallError && error.code === 'unsafe_names' ? refusedNames(error) : new Map());
      throw error;
    }
  }

  /** Returns the reason of each name that the server refused. */
  const refusedNames = ({ reasons }: CallError) =>
    new Map(
      Object.entries(reasons).map(([field, reason]) => [
        added[Number(field.split('.')[1])]?.name ?? '',
        String(reason),
      ]),
    );

  return (
    <FormDialog
      title={t('roster.title')}
      submitLabel={t('roster.add', { count: added.length })}
      size="medium"
      findError={findError}
      onSubmit={submit}
      onDone={() => {
        onChange('');
        onClose();
      }}
      onClose={onClose}
      conflict={{
        storedIn: storedClass,
        compare: (stored) => ({
          stored: t('roster.children', { count: stored.seats.length }),
          mine: added.map(({ name }) => name).join(', '),
        }),
        onKeepStored: calls.show,
      }}
    >
      <p>{t('roster.text')}</p>
      <TextArea
        label={t('roster.names')}
        description={t('roster.names.hint')}
        rows={6}
        value={text}
        onChange={(names) => {
          onChange(names);
          setSource(null);
        }}
        errorMessage={message}
      />
      <label htmlFor={fileId}>{t('roster.file')}</label>
      <input
        id={fileId}
        type="file"
        css={fileField}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        multiple
        onChange={({ target }) => void readAll([...(target.files ?? [])])}
      />
      {source && <FileQuestions source={source} onChange={(choices) => read(source, choices)} />}
      {columns.length > 0 && <ColumnSelect columns={columns} onChange={chooseColumn} />}
      {inFile && 'names' in inFile && inFile.leftOut > 0 && <p>{t('roster.left_out', { count: inFile.leftOut })}</p>}
      <RosterPreview
        {...{ lines, refused, kept, others }}
        onKeep={(name, isKept) => setKept(toggled(kept, name, isKept))}
        onOther={(line, isOther) => setOthers(toggled(others, line, isOther))}
      />
    </FormDialog>
  );
}

/** Asks for the class in files of a school system, and for the encoding of a file that doesn't say it. */
function FileQuestions({ source, onChange }: { source: Source; onChange: (choices: FileChoices) => void }) {
  const t = useMessages(en);
  const { result, encoding, choices, files } = source;
  // Once one is chosen, the files don't ask anymore, but another one can still be chosen.
  const [asked, setAsked] = useState({ files, classes: 'classes' in result ? result.classes : [] });
  const { classes } = asked;
  if ('classes' in result ? result.classes !== classes : files !== asked.files)
    setAsked({ files, classes: 'classes' in result ? result.classes : [] });
  return (
    <>
      {encoding && (
        <Select
          label={t('roster.encoding')}
          description={t('roster.encoding.text')}
          options={encodings.map((id) => ({ id, label: t(`encoding.${id}`) }))}
          selectedKey={encoding}
          onSelectionChange={(chosen) => onChange({ ...choices, encoding: chosen })}
        />
      )}
      {classes.length > 0 && (
        <Select
          label={t('roster.class')}
          placeholder={t('roster.class.choose')}
          options={classes}
          onSelectionChange={(classId) => onChange({ ...choices, classId })}
        />
      )}
    </>
  );
}

/** Asks which column holds the first names. */
function ColumnSelect({ columns, onChange }: { columns: readonly NameColumn[]; onChange: (id: ColumnId) => void }) {
  const t = useMessages(en);
  return (
    <Select
      label={t('roster.column')}
      placeholder={t('roster.column.choose')}
      options={columns.map(({ id, sample }) => ({
        id: String(id),
        label: id === 'every' ? t('roster.column.every', { sample }) : sample,
      }))}
      onSelectionChange={(id) => onChange(id === 'every' ? 'every' : Number(id))}
    />
  );
}
