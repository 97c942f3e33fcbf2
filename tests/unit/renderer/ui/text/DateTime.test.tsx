import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateTime } from '../../../../../renderer/src/ui/text/DateTime.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

test('an hour is in the reader’s zone, which is named', () => {
  vi.stubEnv('TZ', 'America/New_York');
  render(<DateTime at="2026-11-03T11:00:00Z" />);
  const shown = screen.getByRole('time');
  expect(shown.textContent).toMatch(/^Nov 3, 2026, 6:00\sAM EST$/);
  expect(shown.getAttribute('datetime')).toBe('2026-11-03T11:00:00Z');
});
