import { useMessages } from '@countertop/design-system/messages';
import { keys } from './HelpDialog.styles.ts';
import { en } from './help.messages.ts';

const keyNames = ['arrows', 'enter', 'r', 'escape', 'space'] as const;

export function Keys() {
  const t = useMessages(en);
  return (
    <section>
      <h4>{t('help.keys.title')}</h4>
      <dl css={keys}>
        {keyNames.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{t(`help.key.${name}`)}</kbd>
            </dt>
            <dd>{t(`help.key.${name}.does`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
