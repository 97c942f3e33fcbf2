import { expect, it } from 'vitest';
import { rowsIn, rowsOf } from '../../../../../../renderer/src/app/kiosk/keyboard/layouts.ts';
import { LANGUAGES } from '../../../../../../shared/text/languages.ts';

it.each(LANGUAGES)('no sheet has more rows than the keyboard has room for (%s)', (language) => {
  expect([5, 6]).toContain(rowsIn(language));
  for (const sheet of ['latin', 'digits'] as const)
    expect(rowsOf(sheet, language).length).toBeLessThanOrEqual(rowsIn(language));
});
