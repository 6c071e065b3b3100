import { previousIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './blog.messages.ts';

/** Link from an article back to the list. It works without JavaScript. */
export function BackLink() {
  const t = useMessages(en);
  return (
    <Link variant="outline" size="medium" href="/blog" icon={previousIcon}>
      {t('blog.back')}
    </Link>
  );
}
