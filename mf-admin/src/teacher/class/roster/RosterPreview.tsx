import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { fields, preview } from '../Classes.styles.ts';
import { namesToAdd, type RosterLine } from './previewRoster.ts';
import { en } from './roster.messages.ts';

export interface RosterPreviewProps {
  lines: readonly RosterLine[];
  /** Reasons of the server by name. */
  refused: ReadonlyMap<string, string>;
  kept: ReadonlySet<string>;
  onKeep: (name: string, isKept: boolean) => void;
  /** Numbers of the lines that are a different child with the same name. */
  others: ReadonlySet<number>;
  onOther: (line: number, isOther: boolean) => void;
}

/** Outcome of each line of a list, with the questions that only a teacher can answer. */
export function RosterPreview({ lines, refused, kept, onKeep, others, onOther }: RosterPreviewProps) {
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
            {line.hasSecondWord && line.outcome !== 'comma' && (
              <Checkbox isSelected={kept.has(line.text)} onChange={(isKept) => onKeep(line.text, isKept)}>
                {t('roster.keep', { name: line.text })}
              </Checkbox>
            )}
            {line.another !== undefined && (
              <Checkbox isSelected={others.has(line.line)} onChange={(isOther) => onOther(line.line, isOther)}>
                {t('roster.another', { name: line.another })}
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
  if (reason) return <span>{t(`refused.${reason}`)}</span>;
  if (line.outcome !== 'shortened') return <span>{t(`outcome.${line.outcome}`)}</span>;
  return <span>{t(line.hasSecondWord ? 'outcome.shortened' : 'outcome.renamed', { name: line.name })}</span>;
}
