import type { Knex } from 'knex';
import type { Telemetry } from './Telemetry.ts';

/** The part of Knex's pool used here, which Knex does not type. */
interface Pool {
  numUsed(): number;
  numPendingAcquires(): number;
}

/** Adds gauges for the database connections. */
export function watchPool(telemetry: Telemetry, database: Knex): void {
  const pool: Pool = database.client.pool;
  telemetry.addGauge('countertop_database_connections_used', 'Database connections in use.', () => pool.numUsed());
  telemetry.addGauge('countertop_database_connections_waited_for', 'Queries waiting for a database connection.', () =>
    pool.numPendingAcquires(),
  );
}
