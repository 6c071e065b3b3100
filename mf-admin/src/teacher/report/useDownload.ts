import { download } from '@countertop/design-system/download';
import { useState } from 'react';
import { fileNameOf, type ReportFormat } from './fileName.ts';
import type { Report } from './report.ts';
import { useFormatting } from './useFormatting.ts';
import { makeFile } from './makeFile.ts';

/** State of a download. `letters`: no font has all characters of the report. */
export type DownloadState = 'idle' | 'creating' | 'failed' | 'letters';

/** Downloads reports. `start` resolves to whether it succeeded. */
export function useDownload() {
  const formatting = useFormatting();
  const [state, setState] = useState<DownloadState>('idle');
  const start = async (report: Report, format: ReportFormat): Promise<boolean> => {
    setState('creating');
    try {
      const { bytes, type } = await makeFile(report, format, formatting);
      download(bytes, type, fileNameOf(report, format));
      setState('idle');
      return true;
    } catch (error) {
      console.warn('The report could not be created.', error);
      setState(error instanceof Error && error.name === 'MissingGlyphsError' ? 'letters' : 'failed');
      return false;
    }
  };
  return { state, start, reset: () => setState('idle') };
}
