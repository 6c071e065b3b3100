import { Breadcrumb as AriaBreadcrumb, Breadcrumbs, type BreadcrumbsProps } from 'react-aria-components/Breadcrumbs';
import { Icon } from '../Icon/Icon.tsx';
import { nextIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { here, step, steps } from './Breadcrumb.styles.ts';
import { en } from './Breadcrumb.messages.ts';

export interface BreadcrumbStep {
  /** The title of the page: "Class 3B". */
  label: string;
  /** Its address. The last step is this page and needs none. */
  href: string;
}

export interface BreadcrumbProps extends Omit<
  BreadcrumbsProps<BreadcrumbStep>,
  'className' | 'style' | 'render' | 'children' | 'items' | 'dependencies' | 'onAction' | 'isDisabled' | 'aria-label'
> {
  /** The way from the first page to this one, both included. */
  items: readonly BreadcrumbStep[];
  /** Name of the way; without it "You are here". */
  label?: string;
}

/** The way to this page, for pages three or more steps deep. */
export function Breadcrumb({ items, label, ...props }: BreadcrumbProps) {
  const t = useMessages(en);
  return (
    <nav aria-label={label ?? t('breadcrumb.label')}>
      <Breadcrumbs {...props} css={steps} render={({ 'aria-label': _name, ...list }) => <ol {...list} />}>
        {items.map(({ label: words, href }, index) => (
          <AriaBreadcrumb key={href} id={href} css={step}>
            {({ isCurrent }) => (
              <>
                {index > 0 && <Icon icon={nextIcon} size="small" />}
                {isCurrent ? (
                  <span css={here} aria-current="page">
                    {words}
                  </span>
                ) : (
                  <Link look="standalone" href={href}>
                    {words}
                  </Link>
                )}
              </>
            )}
          </AriaBreadcrumb>
        ))}
      </Breadcrumbs>
    </nav>
  );
}
