import type { FamilyChild } from '@countertop/contract/family/family';
import type { LearnerSettings } from '@countertop/contract/play/settings';
import { Button } from '@countertop/design-system/Button';
import { Disclosure, DisclosureGroup } from '@countertop/design-system/Disclosure';
import { downloadIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { initialPreferences } from '@countertop/design-system/preferences';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buttons } from '../../shared/Account.styles.ts';
import { queryState } from '../../shared/queryState.ts';
import { QueryContent } from '../../shared/QueryContent.tsx';
import { AccountForm } from '../../sign-in/AccountForm.tsx';
import { useSubmission } from '../../sign-in/useSubmission.ts';
import { childName } from '../family.ts';
import { muted } from '../Family.styles.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { settingsQuery } from '../familyQueries.ts';
import { useAction } from '../useAction.ts';
import { en } from './settings.messages.ts';
import { SettingsCode } from './SettingsCode.tsx';
import { SettingsFields } from './SettingsFields.tsx';

export interface SettingsCardProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'saveSettings' | 'downloadSettings' | 'makeSettingsCode' | 'applySettingsCode'>;
}

/** The settings of a new child. */
const defaults: LearnerSettings = initialPreferences;

/** Preferences of a child on every device, the code that carries them further, and their download. */
export function SettingsCard({ child, calls }: SettingsCardProps) {
  const t = useMessages(en);
  const name = childName(child, useMessages(familyTexts));
  const settings = useQuery(settingsQuery(child.id));
  return (
    <SectionCard title={t('settings.title')} lead={t('settings.lead', { name })}>
      <QueryContent state={queryState(settings)}>
        {({ settings: saved }) => (
          <>
            {saved === null && <p css={muted}>{t('settings.unsaved')}</p>}
            <DisclosureGroup>
              <Disclosure title={t('settings.show')}>
                <SettingsForm
                  // Another device or a code may have changed them.
                  key={JSON.stringify(saved)}
                  name={name}
                  settings={saved ?? defaults}
                  onSave={(next) => calls.saveSettings(child.id, next)}
                />
              </Disclosure>
              <Disclosure title={t('code.title')}>
                <SettingsCode
                  name={name}
                  canMake={saved !== null}
                  onMake={() => calls.makeSettingsCode(child.id)}
                  onUse={(code) => calls.applySettingsCode(child.id, code)}
                />
              </Disclosure>
            </DisclosureGroup>
            {saved !== null && <Download onDownload={() => calls.downloadSettings(child.id)} />}
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
}

function Download({ onDownload }: { onDownload: () => Promise<void> }) {
  const t = useMessages(en);
  const { isPending, run } = useAction();
  return (
    <>
      <p css={muted}>{t('settings.download.text')}</p>
      <div css={buttons}>
        <Button
          variant="outline"
          size="medium"
          icon={downloadIcon}
          isPending={isPending}
          pendingLabel={t('settings.downloading')}
          onPress={() => run(onDownload)}
        >
          {t('settings.download')}
        </Button>
      </div>
    </>
  );
}

interface SettingsFormProps {
  name: string;
  settings: LearnerSettings;
  onSave: (settings: LearnerSettings) => Promise<void>;
}

function SettingsForm({ name, settings, onSave }: SettingsFormProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const [draft, setDraft] = useState(settings);
  const { submission, submit } = useSubmission();
  const send = () =>
    submit({}, async () => {
      await onSave(draft);
      notify({ title: t('settings.saved.title'), message: t('settings.saved', { name }), tone: 'success' });
    });
  return (
    <AccountForm
      submission={submission}
      submitLabel={t('settings.save')}
      sendingLabel={family('action.saving')}
      onSubmit={() => void send()}
    >
      <Stack gap="l">
        <SettingsFields value={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      </Stack>
    </AccountForm>
  );
}
