import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { listCertificates } from './certificates.service.ts';

export async function certificateLines(database: Knex, learnerId: string): Promise<Lines> {
  const certificates = await listCertificates(database, learnerId);
  return certificates.map(({ certificateData, ...certificate }) => ({ learnerId, ...certificate, ...certificateData }));
}
