import { vi } from 'vitest';

// Files share a process: discard the modules that a file has mocked.
vi.resetModules();
