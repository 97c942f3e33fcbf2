import { expect, it } from 'vitest';
import { formatsFor } from '../../../../renderer/src/i18n/formats.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';

it('a size and its unit are one word in every language', () => {
  for (const language of LANGUAGES) expect(formatsFor(language).bytes(8_192)).toMatch(/^8\u00a0?\S+$/);
});
