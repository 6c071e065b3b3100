import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { Popover, PopoverTrigger } from '@countertop/design-system/Popover';
import { en } from './classView.messages.ts';
import { names as namesStyle } from './ClassView.styles.ts';

/** Names of children by seat; null while names are hidden. */
export type Names = ReadonlyMap<string, string> | null;

export interface FigureProps {
  /** The answer that the children have in common: "Right at once". */
  what: string;
  seatIds: readonly string[];
  names: Names;
}

/** A number of children. A press shows who they are, unless names are hidden. */
export function Figure({ what, seatIds, names }: FigureProps) {
  const t = useMessages(en);
  const count = seatIds.length;
  if (count === 0 || names === null) return <span>{t('row.count', { count })}</span>;
  const title = t('row.who', { what, count });
  return (
    <PopoverTrigger>
      <Button variant="text" size="medium" aria-label={title}>
        {t('row.count', { count })}
      </Button>
      <Popover title={title}>
        <NameList seatIds={seatIds} names={names} />
      </Popover>
    </PopoverTrigger>
  );
}

/** A component of its own, so that only names that are shown are sorted. */
function NameList({ seatIds, names }: { seatIds: readonly string[]; names: NonNullable<Names> }) {
  return (
    <ul css={namesStyle} translate="no">
      {seatIds
        .map((id) => names.get(id) ?? '')
        .toSorted((one, other) => one.localeCompare(other))
        .map((name) => (
          <li key={name}>{name}</li>
        ))}
    </ul>
  );
}
