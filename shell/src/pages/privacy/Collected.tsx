import { useMessages } from '@countertop/design-system/messages';
import { Table } from '@countertop/design-system/Table';
import { Fragment } from 'react';
import { deviceRecords } from './deviceRecords.ts';
import { en } from './privacy.messages.ts';
import { nameInBrowser, period, records } from './PrivacyPage.styles.ts';

/** Data that stays on the device, that our server counts, and that people enter. */
export function Collected() {
  const t = useMessages(en);
  return (
    <>
      <h3>{t('privacy.device')}</h3>
      <p>{t('privacy.device.lead')}</p>
      <DeviceTable />
      <h3>{t('privacy.visits')}</h3>
      <p>{t('privacy.visits.lead')}</p>
      <ul>
        <li>{t('privacy.visits.session')}</li>
        <li>{t('privacy.visits.browser')}</li>
        <li>{t('privacy.visits.pages')}</li>
        <li>{t('privacy.visits.game')}</li>
        <li>{t('privacy.visits.plans')}</li>
        <li>{t('privacy.visits.report')}</li>
      </ul>
      <p>{t('privacy.visits.not')}</p>
      <p>{t('privacy.visits.marks')}</p>
      <p>{t('privacy.visits.address')}</p>
      <h3>{t('privacy.told')}</h3>
      <ul>
        <li>{t('privacy.told.feedback')}</li>
        <li>{t('privacy.told.early')}</li>
        <li>{t('privacy.told.support')}</li>
        <li>{t('privacy.told.account')}</li>
        <li>{t('privacy.told.learners')}</li>
        <li>{t('privacy.told.consents')}</li>
        <li>{t('privacy.told.invitations')}</li>
        <li>{t('privacy.told.family')}</li>
        <li>{t('privacy.told.classes')}</li>
        <li>{t('privacy.told.weekly')}</li>
        <li>{t('privacy.told.security')}</li>
        <li>{t('privacy.told.address')}</li>
        <li>{t('privacy.told.payments')}</li>
      </ul>
      <h3>{t('privacy.voice')}</h3>
      <p>{t('privacy.voice.text')}</p>
    </>
  );
}

const untilCell = ({ until }: { until: string }) => <span css={period}>{until}</span>;

/** A long name breaks before a dot. */
const nameCell = ({ name }: { name: string }) => (
  <code css={nameInBrowser}>
    {name.split(/(?=\.)/u).map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    ))}
  </code>
);

function DeviceTable() {
  const t = useMessages(en);
  const rows = deviceRecords.map(({ id, name, until }) => ({
    id,
    what: t(`privacy.device.${id}`),
    name,
    until: t(`privacy.until.${until}`),
  }));
  return (
    <div css={records}>
      <Table
        caption={t('privacy.device.caption')}
        isCaptionHidden
        columns={[
          { id: 'what', name: t('privacy.device.what') },
          { id: 'name', name: t('privacy.device.name'), cell: nameCell },
          { id: 'until', name: t('privacy.device.until'), cell: untilCell },
        ]}
        rows={rows}
      />
    </div>
  );
}
