import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logoData } from '../../../../../server/modules/company/logo.ts';
import { parseSettingsArgs } from '../../../../../server/modules/company/settings/settingsCommand.ts';

let folder = '';
const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'medstore-settings-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('prints the settings, or reads those of a file, with or without the numbers of the prices', () => {
  expect(parseSettingsArgs(['--print'])).toEqual({ settings: null, keepsPrices: false });
  const file = written('store.json', '\uFEFF{ "name": "Probe & Co" }');
  expect(parseSettingsArgs([file])).toEqual({ settings: { name: 'Probe & Co' }, keepsPrices: false });
  expect(parseSettingsArgs(['--keep-prices', file]).keepsPrices).toBe(true);
});

it('reads the logo that a file names beside itself', () => {
  written('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const logoOf = (logo: string) =>
    parseSettingsArgs([written('store.json', JSON.stringify({ logo }))]).settings?.['logo'];
  expect(logoOf('logo.svg')).toMatch(/^data:image\/svg\+xml/);
  expect(logoOf('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==');
  expect(() => logoOf('none.svg')).toThrow(/there is no picture .*none\.svg/);
  expect(() => logoOf('store.json')).toThrow(/is not an SVG, PNG, WebP or JPEG picture/);
});

it.each([
  ['PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['sound', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['a text that ends as a WebP begins', 'Logo in WEBP', null],
  ['a text', 'a logo', null],
])('knows a logo by its content, not its name: %s', (_kind, bytes, type) => {
  const content = Buffer.from(bytes, 'latin1');
  expect(logoData(content)).toBe(type && `data:${type};base64,${content.toString('base64')}`);
});

it.each([[[]], [['--help']], [['a.json', 'b.json']], [['--keep-prices']]])('says how it is used after %j', (args) =>
  expect(() => parseSettingsArgs(args)).toThrow(/^Usage: /),
);

it.each([
  ['[]', /must be one JSON object/],
  ['null', /must be one JSON object/],
  ['"name"', /must be one JSON object/],
  ['{', /cannot be read as JSON/],
])('says what is wrong with a file that holds %s', (text, why) =>
  expect(() => parseSettingsArgs([written('bad.json', text)])).toThrow(why),
);
