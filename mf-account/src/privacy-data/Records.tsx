import { Card } from '@countertop/design-system/Card';
import { Disclosure, DisclosureGroup } from '@countertop/design-system/Disclosure';
import { type Translate, useMessages } from '@countertop/design-system/messages';
import { Table } from '@countertop/design-system/Table';
import { en } from './privacyData.messages.ts';
import { type RecordField, type RecordGroup, recordGroups, records } from './records.ts';
import { useUntil } from './useUntil.ts';
import { data, kept } from './WhatWeKnow.styles.ts';

/** All stored data, in one table per group. The first one is open, to show what they contain. */
export function Records() {
  return (
    <Card>
      <DisclosureGroup defaultExpandedKeys={recordGroups.slice(0, 1)}>
        {recordGroups.map((group) => (
          <Group key={group} group={group} />
        ))}
      </DisclosureGroup>
    </Card>
  );
}

/** How long most of the group is kept is said once. Records that differ say it themselves. */
function Group({ group }: { group: RecordGroup }) {
  const t = useMessages(en);
  const until = useUntil();
  const fields: readonly RecordField[] = records[group];
  const common = mostCommon(fields.map(until));
  return (
    <Disclosure
      id={group}
      headingLevel={2}
      title={t('know.group', { group: t(`group.${group}`), count: fields.length })}
    >
      {common !== undefined && <p>{t('know.keptUnless', { until: common })}</p>}
      <div css={data}>
        <Table
          caption={t(`group.${group}`)}
          isCaptionHidden
          narrow="full"
          columns={[
            { id: 'what', name: t('know.what'), cell: (row) => whatCell(row, t) },
            { id: 'why', name: t('know.why') },
          ]}
          rows={fields.map((id) => ({
            id,
            what: t(`${id}.what`),
            why: t(`${id}.why`),
            own: until(id) === common ? null : until(id),
          }))}
        />
      </div>
    </Disclosure>
  );
}

function whatCell({ what, own }: { what: string; own: string | null }, t: Translate<typeof en>) {
  return (
    <>
      <span>{what}</span>
      {own !== null && <small css={kept}>{t('know.kept', { until: own })}</small>}
    </>
  );
}

/** Returns the text that occurs most often; undefined if each occurs once. */
function mostCommon(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter((other) => other === text).length;
  const [top] = texts.toSorted((one, other) => count(other) - count(one));
  return top !== undefined && count(top) > 1 ? top : undefined;
}
