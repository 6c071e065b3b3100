/** What to share. */
export interface Shared {
  /** Absolute URL of the page. */
  url: string;
  /** Title of the page. */
  title: string;
  /** A sentence about the page, which some networks use. */
  text: string;
}

/**
 * Opens the native share sheet. Returns true if it opened, even if the user then closed it.
 * @param drawPicture draws a picture to share with it, for devices that share files
 */
export async function shareByDevice(shared: Shared, drawPicture?: () => Promise<File>): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ ...shared, ...(await filesToShare(drawPicture)) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Without a picture, the page is shared all the same. */
async function filesToShare(drawPicture?: () => Promise<File>): Promise<Pick<ShareData, 'files'>> {
  if (drawPicture === undefined || typeof navigator.canShare !== 'function') return {};
  const picture = await drawPicture().catch(() => null);
  return picture !== null && navigator.canShare({ files: [picture] }) ? { files: [picture] } : {};
}
