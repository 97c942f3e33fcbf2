import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesCommand } from '../../../../../server/modules/content/pages/pagesCommand.ts';
import { passwordCodeCommand } from '../../../../../server/modules/passwords/passwordCodeCommand.ts';
import { reportCommand } from '../../../../../server/modules/staff/reportCommand.ts';
import { staffCommand } from '../../../../../server/modules/staff/staffCommand.ts';

const none = () => Promise.resolve(null);
const noDatabase = () => Promise.reject(new Error('opens a database'));
const COMMANDS = {
  report: (args: string[]) => reportCommand(args, none),
  pages: (args: string[]) => pagesCommand(args, none),
  password: (args: string[]) => passwordCodeCommand(args, noDatabase),
  staff: (args: string[]) => staffCommand(args, none),
};

let [said, printed] = ['', ''];
beforeEach(() => {
  [said, printed] = ['', ''];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((said += String(text))));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  vi.stubEnv('DATA_DIR', '/nowhere/at/all');
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('NODE_ENV', 'test');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

const REPORT = 'Usage: npm run report -- vitals|kiosks [DAYS] (28 by default, 400 at most)\n';
const NO_STORE = 'There is no store in /nowhere/at/all. Set DATA_DIR or DATABASE_URL as the server has it.\n';

it.each<[keyof typeof COMMANDS, string[], string]>([
  ['report', [], REPORT],
  ['report', ['sales'], REPORT],
  ['report', ['vitals', '0'], REPORT],
  ['report', ['vitals', '401'], REPORT],
  ['report', ['vitals', '1.5'], REPORT],
  ['report', ['vitals', 'all'], REPORT],
  ['report', ['vitals', '28', 'more'], REPORT],
  ['report', ['vitals'], NO_STORE],
  ['report', ['kiosks', '1'], NO_STORE],
  ['report', ['kiosks', '400'], NO_STORE],
  ['pages', [], 'Usage: npm run pages:import -- FILE|FOLDER, npm run pages:export -- FOLDER, or npm run pages:remove'],
  ['pages', ['import'], 'Usage: npm run pages:import'],
  ['pages', ['import', 'a', 'b'], 'Usage: npm run pages:import'],
  ['pages', ['export', 'a', 'b'], 'Usage: npm run pages:import'],
  ['pages', ['remove', 'a', 'en', 'more'], 'Usage: npm run pages:import'],
  ['pages', ['move', 'a'], 'Usage: npm run pages:import'],
  ['pages', ['export', 'folder'], NO_STORE],
  ['pages', ['remove', 'about'], NO_STORE],
  ['pages', ['remove', 'article:about', 'es'], NO_STORE],
  [
    'pages',
    ['remove', 'about', 'fr'],
    'fr is not a language of the store: use one of en, es, ru, zh, or none for the whole page. Nothing was removed.\n',
  ],
  ['password', [], 'Usage: npm run password:code -- E-MAIL\n'],
  ['password', ['ana@clinic.com', 'more'], 'Usage: npm run password:code -- E-MAIL\n'],
  ['staff', ['list'], NO_STORE],
])('%s %j ends with one line, and code 1', async (command, args, line) => {
  await COMMANDS[command](args);
  expect(said.startsWith(line)).toBe(true);
  expect(said.indexOf('\n')).toBe(said.length - 1);
  expect([printed, process.exitCode]).toEqual(['', 1]);
});

it('staff --help prints the commands', async () => {
  await staffCommand(['--help'], none);
  expect([said, process.exitCode]).toEqual(['', undefined]);
  expect(printed).toContain('npm run staff');
});

it('a fault of the program is no line, but an error', () =>
  expect(passwordCodeCommand(['ana@clinic.com'], noDatabase)).rejects.toThrow('opens a database'));
