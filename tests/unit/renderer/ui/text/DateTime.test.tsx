import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DateTime } from '../../../../../renderer/src/ui/text/DateTime.tsx';

afterEach(cleanup);

test('an hour is said with the zone it is in', () => {
  render(<DateTime at="2026-11-03T11:00:00Z" />);
  const shown = screen.getByRole('time');
  expect(shown.textContent).toMatch(/11:00\sAM UTC$/);
  expect(shown.getAttribute('datetime')).toBe('2026-11-03T11:00:00Z');
});
