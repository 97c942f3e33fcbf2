import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsAsked } from '../../../../../server/modules/company/settings/settingsCommand.ts';

let folder = '';
const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'medstore-settings-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('prints the settings, or reads those of a file, with or without the numbers of the prices', () => {
  expect(settingsAsked(['--print'])).toEqual({ settings: null, keepsPrices: false });
  const file = written('store.json', '\uFEFF{ "name": "Probe & Co" }');
  expect(settingsAsked([file])).toEqual({ settings: { name: 'Probe & Co' }, keepsPrices: false });
  expect(settingsAsked(['--keep-prices', file]).keepsPrices).toBe(true);
});

it('reads the logo that a file names beside itself', () => {
  written('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const logoOf = (logo: string) => settingsAsked([written('store.json', JSON.stringify({ logo }))]).settings?.['logo'];
  expect(logoOf('logo.svg')).toMatch(/^data:image\/svg\+xml/);
  expect(logoOf('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
  expect(() => logoOf('none.svg')).toThrow(/there is no picture .*none\.svg/);
  expect(() => logoOf('store.json')).toThrow(/is not an SVG, PNG, WebP or JPEG picture/);
});

it.each([[[]], [['--help']], [['a.json', 'b.json']], [['--keep-prices']]])('says how it is used after %j', (args) =>
  expect(() => settingsAsked(args)).toThrow(/^Usage: /),
);

it.each([
  ['[]', /must be one JSON object/],
  ['{', /cannot be read as JSON/],
])('says what is wrong with a file that holds %s', (text, why) =>
  expect(() => settingsAsked([written('bad.json', text)])).toThrow(why),
);
