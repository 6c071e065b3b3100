import { download } from '@countertop/design-system/download';
import { useState } from 'react';
import { fileNameOf, type ReportFormat } from '../report/fileName.ts';
import type { Report } from '../report/report.ts';
import { useWriting } from '../screens/useWriting.ts';
import { makeFile } from './makeFile.ts';

/** How far a download is; `letters`: no font has all of a report's letters. */
export type DownloadState = 'idle' | 'making' | 'failed' | 'letters';

/** Makes a report's file and hands it over. `start` answers whether it was. */
export function useDownload() {
  const writing = useWriting();
  const [state, setState] = useState<DownloadState>('idle');
  const start = async (report: Report, format: ReportFormat): Promise<boolean> => {
    setState('making');
    try {
      const { bytes, type } = await makeFile(report, format, writing);
      download(bytes, type, fileNameOf(report, format));
      setState('idle');
      return true;
    } catch (error) {
      console.warn('The report could not be made.', error);
      setState(error instanceof Error && error.name === 'MissingGlyphsError' ? 'letters' : 'failed');
      return false;
    }
  };
  return { state, start, reset: () => setState('idle') };
}
