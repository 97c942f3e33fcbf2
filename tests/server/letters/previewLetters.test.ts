import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letterTexts } from '../../../server/modules/letters/letterTexts.ts';
import { previewLetters } from '../../../server/modules/letters/preview/previewLetters.ts';
import { readSettings } from '../../../server/settings.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { OWN_SETTINGS } from '../../support/fixtures/ownSettings.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';

onAnyDatabase('the preview of letters', (database) => {
  it('has each kind in each language, under the merchant’s settings, and overwrites nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medstore-letters-'));
    try {
      const parts = {
        database: database().opened,
        settings: readSettings({}),
        document: { ...OWN_SETTINGS, currency: 'EUR', freight: { price: 12.5 } },
      };
      await previewLetters(folder, parts);
      const files = readdirSync(folder);
      const kinds = Object.entries(letterTexts('en')).filter(
        ([, texts]) => typeof texts === 'object' && 'subject' in texts,
      );
      for (const language of LANGUAGES) for (const [kind] of kinds) expect(files).toContain(`${kind}.${language}.html`);
      for (const file of files)
        expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/\{\{|undefined|NaN/);
      expect(readFileSync(join(folder, 'orderReceived.es.txt'), 'utf8')).toMatch(/4960,00\s€/);
      writeFileSync(join(folder, 'mine.txt'), '');
      await expect(previewLetters(folder, parts)).rejects.toThrow(/is not empty/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
