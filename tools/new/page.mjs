// @ts-check
import { insertBefore, spellings } from './insert.mjs';

const remotes = ['mf-account', 'mf-admin', 'mf-game'];

/**
 * A page of the shell, or of a remote.
 * @param {string} name for example `OpeningHours`
 * @param {string} [remote] folder of the remote
 * @returns {import('./insert.mjs').Plan}
 */
export function page(name, remote) {
  if (remote !== undefined && !remotes.includes(remote)) {
    throw new Error(`${remote} is not a remote. Remotes: ${remotes.join(', ')}.`);
  }
  const { camel, kebab, sentence } = spellings(name);
  const folder = remote ? `${remote}/src/pages` : `shell/src/pages/${kebab}`;
  const messages = remote ? `${remote}/src/${kebab}/${camel}.messages.ts` : `${folder}/${camel}.messages.ts`;
  const view = remote
    ? `{ remote: '${remote.replace('-', '_')}', page: '${name}Page' }`
    : `{ chunk: '${kebab}', load: async () => (await import(/* webpackChunkName: "${kebab}" */ './${kebab}/${name}Page.tsx')).${name}Page }`;
  // Every shell page is rendered at build time. A remote page may depend on who is signed in.
  const isPublic = remote ? '' : 'isPublic: true,';
  const entry = `'/${kebab}': {\n view: ${view},\n robots: 'noindex',\n ${isPublic} },`;
  return {
    files: {
      [`${folder}/${name}Page.tsx`]: pageFile({
        name,
        camel,
        kebab,
        messages: remote ? `../${kebab}/${camel}.messages.ts` : `./${camel}.messages.ts`,
      }),
      [`${folder}/${name}Page.stories.tsx`]: storiesFile(name, sentence, remote ? '../../..' : '../../../..'),
      [messages]: `export const en = {
  '${camel}.heading': '${sentence}',
  '${camel}.text': 'Write the text of the page here.',
} as const;
`,
    },
    edits: {
      'api/contract/src/site/pages.ts': insertBefore('] as const;', `  '/${kebab}',\n`),
      'shell/src/pages/pages.ts': insertBefore('};\n\nexport const pages', entry),
      'shell/src/pages/pages.messages.ts': insertBefore(
        "  'notFound.title'",
        `'/${kebab}.title': '${sentence} | Countertop',\n'/${kebab}.description': '${sentence}: describe the page in one sentence.',\n`,
      ),
    },
    next: [
      `shell/src/pages/pages.messages.ts: write the title and the description for search results.`,
      `${messages}: write the text of the page.`,
    ],
  };
}

/** @param {{ name: string, camel: string, kebab: string, messages: string }} page */
const pageFile = ({
  name,
  camel,
  kebab,
  messages,
}) => `import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { en } from '${messages}';

/** /${kebab} */
export function ${name}Page() {
  const t = useMessages(en);
  return (
    <Page>
      <PageTitle>{t('${camel}.heading')}</PageTitle>
      <p>{t('${camel}.text')}</p>
    </Page>
  );
}
`;

/** @param {string} name @param {string} sentence @param {string} root */
const storiesFile = (name, sentence, root) => `import { expect } from 'storybook/test';
import preview from '${root}/.storybook/preview.tsx';
import { ${name}Page } from './${name}Page.tsx';

const meta = preview.meta({ title: 'Pages/${sentence}', component: ${name}Page });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${sentence}' })).toBeVisible();
  },
});
`;
