import { vi } from 'vitest';

// The process goes on from file to file; what a file has mocked goes with it.
vi.resetModules();
