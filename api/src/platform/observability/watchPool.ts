import type { Knex } from 'knex';
import type { Telemetry } from './Telemetry.ts';

/** The part of knex's pool that is told of; knex itself gives it no type. */
interface Pool {
  numUsed(): number;
  numPendingAcquires(): number;
}

/** Adds how busy the connections to the database are. */
export function watchPool(telemetry: Telemetry, database: Knex): void {
  const pool: Pool = database.client.pool;
  telemetry.watchFigure('countertop_database_connections_used', 'Connections to the database that are in use.', () =>
    pool.numUsed(),
  );
  telemetry.watchFigure('countertop_database_connections_waited_for', 'Queries that wait for a connection.', () =>
    pool.numPendingAcquires(),
  );
}
