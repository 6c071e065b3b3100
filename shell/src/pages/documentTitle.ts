let page: string | undefined;
let section: string | undefined;

function write(): void {
  const title = section ?? page;
  if (title !== undefined && title !== document.title) document.title = title;
}

/** Sets the document's title to that of the page, unless an open section has set its own. */
export function setPageTitle(title: string): void {
  page = title;
  write();
}

/** Sets the document's title to that of an open section of the page, such as an article. Call with undefined on close. */
export function setSectionTitle(title: string | undefined): void {
  section = title;
  write();
}
