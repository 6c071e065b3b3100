import { useMessages } from '@countertop/design-system/messages';
import { useEffect } from 'react';
import { setSectionTitle } from '../../layout/documentTitle.ts';
import { BlogView } from './BlogView.tsx';
import { en } from './blog.messages.ts';
import { en as shelf } from './postings/postings.messages.ts';
import { postings } from './postings/postings.ts';
import { useNamedArticle } from './useNamedArticle.ts';
import { useReadingPlace } from './useReadingPlace.ts';

/** /blog, and every article at an address of its own: /blog#time-to-think */
export function BlogPage() {
  const t = useMessages(en);
  const onShelf = useMessages(shelf);
  const named = useNamedArticle();
  useReadingPlace();
  const open = postings.find(({ id }) => id === named);
  const title = open && t('blog.title', { title: onShelf(`${open.id}.title`) });
  useEffect(() => {
    setSectionTitle(title);
    return () => setSectionTitle(undefined);
  }, [title]);
  return <BlogView named={named} />;
}
