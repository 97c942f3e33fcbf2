import { configure, getConfig } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '../checks/timeout.ts';

const { asyncWrapper, getElementError } = getConfig();
// The real one, in tests with fake timers too.
const { setImmediate } = globalThis;

configure({
  asyncUtilTimeout: WAIT_TIMEOUT_MS,
  // React runs the effects of what it rendered in a later task. On a busy machine a wait for an element may end before
  // that task, and the test would act before listeners are registered.
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  },
  // Prints the page only when a query fails for good, not at each attempt of a wait.
  getElementError(message, container) {
    if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') !== true)
      return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Code that a page loads later may still be on its way. Vitest would count it as an error of the run.
afterAll(() => vi.dynamicImportSettled());
