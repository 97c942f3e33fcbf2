import { act } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

const mounted: { unmount: () => void }[] = [];

// Entries keep their root to themselves. It is unmounted before the test's window closes, which takes the elements away:
// React would fail as it runs the effects of what it has just rendered, and vitest count it as an error of the run.
vi.mock(import('react-dom/client'), async (importOriginal) => {
  const client = await importOriginal();
  return {
    ...client,
    createRoot: (...parts: Parameters<typeof client.createRoot>) => {
      const root = client.createRoot(...parts);
      mounted.push(root);
      return root;
    },
  };
});

afterAll(() => act(() => mounted.splice(0).forEach((root) => root.unmount())));
