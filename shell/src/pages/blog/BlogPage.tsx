import { useMessages } from '@countertop/design-system/messages';
import { useHash } from '@countertop/routes/useHash';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { setSectionTitle } from '../documentTitle.ts';
import { BlogView } from './BlogView.tsx';
import { en } from './blog.messages.ts';
import { en as articleMessages } from './postings/postings.messages.ts';
import { postings } from './postings/postings.ts';
import { useArticleFocus } from './useArticleFocus.ts';

/** /blog and its articles: /blog#time-to-think */
export function BlogPage() {
  const t = useMessages(en);
  const articleText = useMessages(articleMessages);
  const [hash] = useHash();
  const isHydrated = useHydrated();
  useArticleFocus();
  const open = postings.find(({ id }) => id === hash);
  const title = open && t('blog.title', { title: articleText(`${open.id}.title`) });
  useEffect(() => {
    setSectionTitle(title);
    return () => setSectionTitle(undefined);
  }, [title]);
  return <BlogView hash={isHydrated ? hash : undefined} />;
}
