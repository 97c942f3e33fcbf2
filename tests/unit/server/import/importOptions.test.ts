import { expect, it } from 'vitest';
import { readOptions } from '../../../../server/import/importOptions.ts';

/** What a command line without options means. */
const PLAIN = {
  path: 'lists/goods.csv',
  refusedFile: null,
  pictureFolder: 'lists',
  documentFolder: 'lists',
  reloads: false,
  options: {
    decimal: null,
    encoding: null,
    more: [],
    isTrial: false,
    isUpdate: false,
    groupSeparator: null,
    map: new Map(),
    defaults: {},
  },
};
const FILE = 'lists/goods.csv';
const withOptions = (options: object) => ({ ...PLAIN, options: { ...PLAIN.options, ...options } });

it.each<[string[], object]>([
  [[], PLAIN],
  [['offers.xml'], withOptions({ more: ['offers.xml'] })],
  [['--decimal', ','], withOptions({ decimal: ',' })],
  [['--decimal', '.'], withOptions({ decimal: '.' })],
  [['--encoding', 'windows-1251'], withOptions({ encoding: 'windows-1251' })],
  [['--dry-run'], withOptions({ isTrial: true })],
  [['--update'], withOptions({ isUpdate: true })],
  [['--group-separator', '/'], withOptions({ groupSeparator: '/' })],
  [['--group-separator', 'none'], withOptions({ groupSeparator: '' })],
  [['--brand', 'Acme'], withOptions({ defaults: { brand: 'Acme' } })],
  [['--brand', 'Acme', '--group', 'Probes'], withOptions({ defaults: { brand: 'Acme', group: 'Probes' } })],
  [['--map', 'Net price = price'], withOptions({ map: new Map([['net price', 'price']]) })],
  [
    ['--map', 'Notes=-', '--map', 'a=b=code'],
    withOptions({
      map: new Map([
        ['notes', null],
        ['a=b', 'code'],
      ]),
    }),
  ],
  [['--refused', 'refused.csv'], { ...PLAIN, refusedFile: 'refused.csv' }],
  [['--pictures', 'photos'], { ...PLAIN, pictureFolder: 'photos' }],
  [['--documents', 'papers'], { ...PLAIN, documentFolder: 'papers' }],
  [['--reload-files'], { ...PLAIN, reloads: true }],
  [['--reload-pictures'], { ...PLAIN, reloads: true }],
])('imports a file with %j', (args, command) => expect(readOptions([FILE, ...args])).toEqual(command));

it('looks for pictures and documents beside a file of this folder', () =>
  expect(readOptions(['goods.csv'])).toMatchObject({ pictureFolder: '.', documentFolder: '.' }));

it('renames a manufacturer', () =>
  expect(readOptions(['--rename-brand', 'Old Name = New Name'])).toEqual({
    rename: { from: 'Old Name', to: 'New Name' },
  }));

it.each<[string[], string]>([
  [[], 'Name one file: npm run catalogue:import -- FILE'],
  [['--dry-run'], 'Name one file: '],
  [[FILE, '--rename-brand', 'Old=New'], 'Name one file: '],
  [['--rename-brand', 'Old'], 'Write the two names with = between them: '],
  [['--rename-brand', 'Old= '], 'Write the two names with = between them: '],
  [['--rename-brand', 'A=B=C'], 'Write the two names with = between them: '],
  [[FILE, '--decimal', ';'], '--decimal ";" is neither . nor ,: '],
  [[FILE, '--encoding', 'klingon'], '--encoding "klingon" is unknown: say windows-1251'],
  [[FILE, '--map', 'price'], '--map "price" is not Heading=column: '],
  [[FILE, '--map', ' =price'], '--map " =price" is not Heading=column: '],
  [[FILE, '--map', 'Net=sum of all'], '--map "Net=sum of all" names no column of docs/import.md'],
  [[FILE, '--colour', 'red'], "Unknown option '--colour'"],
  [[FILE, '--brand'], "Option '--brand <value>' argument missing"],
])('refuses %j', (args, why) => expect(() => readOptions(args)).toThrow(why));
