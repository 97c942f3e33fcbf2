import { join } from 'node:path';

/** The address of the reference server that globalSetup starts. */
export const TEST_PORT = Number(process.env['TEST_STORE_PORT'] ?? 4273);
export const TEST_ORIGIN = `http://127.0.0.1:${TEST_PORT}`;
export const TEST_SECRET = 'secret-of-the-test-store';

// One per port, so that concurrent runs do not share a database.
/** The data folder of the journeys' store. */
export const TEST_DATA = join(import.meta.dirname, `../../../.cache/test-store-${TEST_PORT}`);

/** The data folder of the seeded catalogue; tests that change it copy it first. */
export const SEEDED = join(import.meta.dirname, `../../../.cache/seeded-${TEST_PORT}`);
