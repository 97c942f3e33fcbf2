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
      const read = (name: string): string => readFileSync(join(folder, `${name}.txt`), 'utf8');
      expect(read('quotationQuoted.es')).toContain('(Velamar C5-2-220, Estándar, Envase de 24, Reacondicionado)');
      expect(read('quotationQuoted.zh')).toContain('（Velamar C5-2-220，标准，每包 24 件，翻新）');
      // All dates in letters are deadlines.
      const dates = files
        .filter((file) => file.endsWith('.en.txt'))
        .flatMap((file) => read(file.slice(0, -'.txt'.length)).match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g) ?? []);
      expect(dates.length).toBeGreaterThan(5);
      expect(dates.filter((date) => Date.parse(`${date} 23:59 UTC`) < Date.now())).toEqual([]);
      // The store's people read that the number is the customer's.
      expect(read('staffRequest.en')).toContain("Customer's reference: OR 3");
      expect(read('quotationReceived.en')).toContain('Your reference: OR 3');
      writeFileSync(join(folder, 'mine.txt'), '');
      await expect(previewLetters(folder, parts)).rejects.toThrow(/is not empty/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
