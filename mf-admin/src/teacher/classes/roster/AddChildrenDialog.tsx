import { CallError } from '@countertop/client/CallError';
import type { SchoolClass } from '@countertop/contract/classes';
import { maxSeats } from '@countertop/contract/classes.limits';
import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { Select } from '@countertop/design-system/Select';
import { TextArea } from '@countertop/design-system/TextArea';
import { useId, useState } from 'react';
import { fields, fileField, preview } from '../Classes.styles.ts';
import type { ClassCalls } from '../classCalls.ts';
import { storedClass } from '../conflict.ts';
import { FormDialog } from '../FormDialog.tsx';
import { decodeText } from './decodeText.ts';
import { namesToAdd, previewRoster, type RosterLine } from './previewRoster.ts';
import { isEnrollments, readNames, readOneRoster, type RosterNames } from './readNames.ts';
import { en } from './roster.messages.ts';

export interface AddChildrenDialogProps {
  schoolClass: SchoolClass;
  calls: Pick<ClassCalls, 'addChildren' | 'show'>;
  onClose: () => void;
}

/** The files of a OneRoster class, while the teacher chooses one of several classes. */
interface OneRoster {
  readonly users: string;
  readonly enrollments: string;
  readonly classes: readonly string[];
}

/** Adds children by their first names, all or none, after a preview of every line. */
export function AddChildrenDialog({ schoolClass, calls, onClose }: AddChildrenDialogProps) {
  const t = useMessages(en);
  const fileId = useId();
  const [text, setText] = useState('');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [oneRoster, setOneRoster] = useState<OneRoster | null>(null);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const typed = text.trim() === '' ? { names: [] } : readNames(text);
  const names = 'names' in typed ? typed.names : [];
  const lines = previewRoster(
    names,
    schoolClass.seats.map(({ name }) => name),
    kept,
  );
  const added = namesToAdd(lines);

  /** Fills the text with first names only. Everything else in the file stays in the browser's memory, and only until here. */
  function take(result: RosterNames): void {
    setProblem('problem' in result ? t(`roster.${result.problem}`) : undefined);
    if ('names' in result) setText(result.names.filter((name) => name !== '').join('\n'));
  }

  async function readFiles(files: readonly File[]): Promise<void> {
    const texts = await Promise.all(files.map(async (file) => decodeText(new Uint8Array(await file.arrayBuffer()))));
    try {
      const enrollments = texts.find(isEnrollments);
      const users = texts.find((one) => one !== enrollments);
      if (users === undefined) return setProblem(t('roster.users_missing'));
      if (enrollments === undefined) return take(readNames(users));
      const result = readOneRoster(users, enrollments);
      setOneRoster('classes' in result ? { users, enrollments, classes: result.classes } : null);
      take(result);
    } catch {
      setProblem(t('roster.unreadable_file'));
    }
  }

  function findProblem(): string | undefined {
    if ('problem' in typed) return t(`roster.${typed.problem}`);
    if (lines.some(({ outcome }) => outcome === 'over')) return t('roster.too_many', { max: maxSeats });
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
      findProblem={findProblem}
      onSubmit={submit}
      onDone={onClose}
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
        onChange={setText}
        errorMessage={problem ?? ('problem' in typed ? t(`roster.${typed.problem}`) : undefined)}
      />
      <label htmlFor={fileId}>{t('roster.file')}</label>
      <input
        id={fileId}
        type="file"
        css={fileField}
        accept=".csv,.txt,text/csv,text/plain"
        multiple
        onChange={({ target }) => void readFiles([...(target.files ?? [])])}
      />
      {oneRoster && (
        <Select
          label={t('roster.class')}
          placeholder={t('roster.class.choose')}
          options={oneRoster.classes.map((id) => ({ id, label: id }))}
          onSelectionChange={(id) => take(readOneRoster(oneRoster.users, oneRoster.enrollments, id))}
        />
      )}
      <Preview
        lines={lines}
        refused={refused}
        kept={kept}
        onKeep={(name, isKept) =>
          setKept(new Set([...kept].filter((one) => one !== name).concat(isKept ? [name] : [])))
        }
      />
    </FormDialog>
  );
}

interface PreviewProps {
  lines: readonly RosterLine[];
  /** Reasons of the server by name. */
  refused: ReadonlyMap<string, string>;
  kept: ReadonlySet<string>;
  onKeep: (name: string, isKept: boolean) => void;
}

function Preview({ lines, refused, kept, onKeep }: PreviewProps) {
  const t = useMessages(en);
  if (lines.length === 0) return null;
  const added = namesToAdd(lines).length;
  return (
    <section css={fields} aria-label={t('roster.preview')}>
      <p role="status">{t('roster.summary', { added, left: lines.length - added })}</p>
      <ol css={preview}>
        {lines.map((line) => (
          <li key={line.line}>
            <span translate="no">{line.text}</span> <Outcome line={line} refused={refused.get(line.name)} />
            {line.hasSecondWord && (
              <Checkbox isSelected={kept.has(line.text)} onChange={(isKept) => onKeep(line.text, isKept)}>
                {t('roster.keep', { name: line.text })}
              </Checkbox>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const reasons = ['contact', 'rude', 'duplicate', 'second_word'] as const;

function Outcome({ line, refused }: { line: RosterLine; refused: string | undefined }) {
  const t = useMessages(en);
  const reason = reasons.find((one) => one === refused);
  if (reason) return <>{t(`refused.${reason}`)}</>;
  if (line.outcome === 'shortened') return <>{t('outcome.shortened', { name: line.name })}</>;
  return <>{t(`outcome.${line.outcome}`)}</>;
}
