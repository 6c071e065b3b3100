import { Breadcrumb as AriaBreadcrumb, Breadcrumbs, type BreadcrumbsProps } from 'react-aria-components/Breadcrumbs';
import { Icon } from '../Icon/Icon.tsx';
import { nextIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { here, step, steps } from './Breadcrumb.styles.ts';
import { en } from './Breadcrumb.messages.ts';

export interface BreadcrumbStep {
  /** Page title: "Class 3B". */
  label: string;
  /** URL of the page. Omitted for the last step, the current page. */
  href: string;
}

export interface BreadcrumbProps extends Omit<
  BreadcrumbsProps<BreadcrumbStep>,
  'className' | 'style' | 'render' | 'children' | 'items' | 'dependencies' | 'onAction' | 'isDisabled' | 'aria-label'
> {
  /** The path from the top page to the current one, both included. */
  items: readonly BreadcrumbStep[];
  /** Accessible name. Defaults to "You are here". */
  label?: string;
}

/** The path to the current page, for pages three or more levels deep. */
export function Breadcrumb({ items, label, ...props }: BreadcrumbProps) {
  const t = useMessages(en);
  return (
    <nav aria-label={label ?? t('breadcrumb.label')}>
      <Breadcrumbs {...props} css={steps} render={({ 'aria-label': _name, ...list }) => <ol {...list} />}>
        {items.map(({ label: text, href }, index) => (
          <AriaBreadcrumb key={href} id={href} css={step}>
            {({ isCurrent }) => (
              <>
                {index > 0 && <Icon icon={nextIcon} size="small" />}
                {isCurrent ? (
                  <span css={here} aria-current="page">
                    {text}
                  </span>
                ) : (
                  <Link variant="standalone" href={href}>
                    {text}
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
