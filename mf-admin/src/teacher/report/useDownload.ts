import { download } from '@countertop/design-system/download';
import { useState } from 'react';
import { csvType, makeCsv } from '../../shared/report/makeCsv.ts';
import { fileNameOf, type Report, type ReportFormat } from './report.ts';
import { type Formatting, useFormatting } from './useFormatting.ts';

/** State of a download. `letters`: no font has all characters of the report. */
export type DownloadState = 'idle' | 'creating' | 'failed' | 'letters';

/** Returns a report as a file. The writers are loaded on demand, because few visitors download. */
async function makeFile(report: Report, format: ReportFormat, formatting: Formatting) {
  if (format !== 'pdf') {
    const bytes = await makeCsv(report.sections, formatting.locale, format === 'semicolons' ? ',' : '.');
    return { type: csvType, bytes };
  }
  const { makePdf } = await import(/* webpackChunkName: "report-pdf" */ './makePdf.ts');
  return { type: 'application/pdf', bytes: await makePdf(report, formatting) };
}

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
