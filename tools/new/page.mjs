// @ts-check

/**
 * A page of the shell.
 * @param {string} name for example `Contact`
 * @returns {{ files: Record<string, string>, next: readonly string[] }}
 */
export function page(name) {
  const kebab = name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const key = name[0]?.toLowerCase() + name.slice(1);
  const folder = `shell/src/pages/${kebab}`;
  return {
    files: {
      [`${folder}/${name}Page.tsx`]: `import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { en } from './${key}.messages.ts';

/** /${kebab} */
export function ${name}Page() {
  const t = useMessages(en);
  return (
    <Page>
      <PageTitle>{t('${key}.heading')}</PageTitle>
      <p>{t('${key}.text')}</p>
    </Page>
  );
}
`,
      [`${folder}/${name}Page.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ${name}Page } from './${name}Page.tsx';

const meta = preview.meta({ title: 'Pages/${name}', component: ${name}Page });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
`,
      [`${folder}/${key}.messages.ts`]: `export const en = {
  '${key}.heading': '${name}',
  '${key}.text': 'What a visitor finds here.',
} as const;
`,
    },
    next: [
      `shell/src/pages/pages.ts: add { path: '/${kebab}', name: '${key}', view: { shell: '${key}' }, robots: 'index', about: { '@type': 'WebPage' } } and '${key}' to ShellView.`,
      `shell/src/app/view.tsx: add ${key}: ${name}Page.`,
      `shell/src/app/shell.messages.ts: add '${key}.title' and '${key}.description'; crawlers read them.`,
      `tests/support/addresses.ts: add '/${kebab}', and every check of the site covers it.`,
    ],
  };
}
