import { useMessages } from '@countertop/design-system/messages';
import { Section } from '@countertop/design-system/Section';
import { Table } from '@countertop/design-system/Table';
import { en } from './privacyData.messages.ts';
import { recordGroups, records } from './records.ts';
import { useUntil } from './useUntil.ts';

/** All stored data, in one table per group. */
export function Records() {
  const t = useMessages(en);
  const until = useUntil();
  return (
    <>
      {recordGroups.map((group) => (
        <Section key={group} id={group} title={t(`group.${group}`)}>
          <Table
            caption={t(`group.${group}`)}
            isCaptionHidden
            columns={[
              { id: 'what', name: t('know.what') },
              { id: 'why', name: t('know.why') },
              { id: 'until', name: t('know.until') },
            ]}
            rows={records[group].map((id) => ({ id, what: t(`${id}.what`), why: t(`${id}.why`), until: until(id) }))}
          />
        </Section>
      ))}
    </>
  );
}
