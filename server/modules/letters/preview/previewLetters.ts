import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import type { OpenDatabase } from '../../../platform/database/Database.ts';
import { escapeHtml } from '../../../platform/mail/escapeHtml.ts';
import { originOf, type Settings, StartFailure } from '../../../settings.ts';
import { LiveSettings } from '../../company/settings/LiveSettings.ts';
import type { StoreSettings } from '../../company/settings/StoreSettings.ts';
import type { NewLetter } from '../LetterQueue.ts';
import { LetterWriter } from '../LetterWriter.ts';
import { writeSampleLetters } from './sampleLetters.ts';

const STAFF = 'staff@shop.example';

/**
 * Writes a letter of each kind in each language into a folder, under the settings of this store, and a page that lists
 * them. `database` is in memory: nothing is written into the store, and nothing is sent.
 */
export async function previewLetters(
  folder: string,
  { database, settings, document }: { database: OpenDatabase; settings: Settings; document: StoreSettings },
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0)
    throw new StartFailure(`${folder} is not empty. Name an empty folder, so that nothing of yours is overwritten.`);
  const store = new LiveSettings({ read: () => Promise.resolve(document) }, null);
  await store.load();
  const previews: { name: string; subject: string }[] = [];
  for (const language of LANGUAGES) {
    const queue = {
      add: (_tx: unknown, { kind, subject, text, html }: NewLetter): Promise<void> => {
        const name = `${kind}.${language}`;
        writeFileSync(join(folder, `${name}.html`), html);
        writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
        previews.push({ name, subject });
        return Promise.resolve();
      },
    };
    const letters = new LetterWriter({ queue, store, origin: originOf(settings), staff: { email: STAFF, language } });
    await writeSampleLetters(database.db, letters, language);
  }
  writeFileSync(join(folder, 'index.html'), listOf(previews));
  return previews.length;
}

const listOf = (previews: readonly { name: string; subject: string }[]): string => {
  const rows = previews.map(
    ({ name, subject }) =>
      `<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>): ${escapeHtml(subject)}</li>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Letters</title><ul>${rows.join('\n')}</ul>\n`;
};
