import { join } from 'node:path';

/** Where the journeys find the reference server that globalSetup starts. */
export const TEST_PORT = Number(process.env['TEST_STORE_PORT'] ?? 4273);
export const TEST_ORIGIN = `http://127.0.0.1:${TEST_PORT}`;
export const TEST_SECRET = 'secret-of-the-test-store';

// One of each for every port, so that two runs side by side do not meet in one database.
/** The folder of the store that the journeys walk through. */
export const TEST_DATA = join(import.meta.dirname, `../../../.cache/test-store-${TEST_PORT}`);

/** The folder of the seeded catalogue: a test that changes anything in it copies it first. */
export const SEEDED = join(import.meta.dirname, `../../../.cache/seeded-${TEST_PORT}`);
