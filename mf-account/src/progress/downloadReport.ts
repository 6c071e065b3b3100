import { download } from '@countertop/design-system/download';
import { type FileFormat, fileName, type ReportFile } from './reportFile.ts';

const types = { csv: 'text/csv;charset=utf-8', pdf: 'application/pdf' } as const satisfies Record<FileFormat, string>;

/** Downloads a report and returns the name of the file. Rejects if the code or the fonts fail to load. */
export async function downloadReport(format: FileFormat, file: ReportFile): Promise<string> {
  const { makeCsv, makePdf } = await import(/* webpackChunkName: "reportFile" */ './makeFile.ts');
  const name = `${fileName(file)}.${format}`;
  download(format === 'csv' ? makeCsv(file) : await makePdf(file), types[format], name);
  return name;
}
