import { type PagePath, pagePaths } from '@countertop/contract/site/pages';

/** Returns the path of the page at an address, ignoring case and one trailing slash. */
export function pathAt(pathname: string): PagePath | undefined {
  const address = pathname.toLowerCase();
  return pagePaths.find((path) => address === path || address === `${path}/`);
}
