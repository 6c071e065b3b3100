import { previousIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './blog.messages.ts';

/** Link from an article back to the list. It works without JavaScript. */
export function BackLink() {
  const t = useMessages(en);
  return (
    <PageLink variant="outline" size="medium" to="/blog" icon={previousIcon}>
      {t('blog.back')}
    </PageLink>
  );
}
