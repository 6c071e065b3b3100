let page: string | undefined;
let part: string | undefined;

function write(): void {
  const title = part ?? page;
  if (title !== undefined && title !== document.title) document.title = title;
}

/** Names the page in the browser's tab and history, unless a part of it has named itself. */
export function writePageTitle(title: string): void {
  page = title;
  write();
}

/** Names an open part of the page, an article, instead of the page; undefined when it is closed. */
export function writePartTitle(title: string | undefined): void {
  part = title;
  write();
}
