import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import type { Demonstration } from '../../../demonstration.ts';
import { runCommand } from '../../../platform/process/runCommand.ts';
import { StartFailure } from '../../../settings.ts';
import { drawScene } from '../../media/drawScene.ts';
import { sceneNames } from '../../media/sceneNames.ts';
import { answerCommand, commandAnswer } from '../../staff/answerCommand.ts';
import { pageFileName, readPageFile, writePageFile } from './pageFile.ts';
import { pageRefusal } from './runPagesCommand.ts';
import { type WrittenPage, WrittenPages } from './WrittenPage.ts';

const USAGE =
  'Say what is to be done: npm run pages:import -- FILE|FOLDER, or npm run pages:export -- FOLDER (docs/settings.md)';

type ReadDemonstration = () => Promise<Demonstration | null>;

/** `import FILE|FOLDER` and `export FOLDER`, beside a running server or without one. */
export const pagesCommand = (
  [act, place = '', ...more]: readonly string[],
  readDemonstration: ReadDemonstration,
): Promise<void> =>
  runCommand(async () => {
    if ((act !== 'import' && act !== 'export') || place === '' || more.length > 0) throw new StartFailure(USAGE);
    if (act === 'import') await answerCommand(await pagesIn(place, readDemonstration), readDemonstration);
    else await exportPages(place, readDemonstration);
  });

/** Reads all files before anything is written. */
async function pagesIn(place: string, readDemonstration: ReadDemonstration) {
  const files = filesAt(place);
  if (files.length === 0) throw new StartFailure(`There is no Markdown file (.md) in ${place}.`);
  const scenes = await sceneNames((await readDemonstration())?.drawPicture ?? drawScene);
  const pages: WrittenPage[] = [];
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const file of files) {
    const read = readPageFile(readFileSync(file, 'utf8'), scenes);
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => `${file}: ${fault}`));
      continue;
    }
    const { kind, key, language } = read.page;
    const name = `${kind} ${key} in ${language}`;
    const other = seen.get(name);
    if (other !== undefined) faults.push(`${file}: it is the ${name}, as ${other} is`);
    seen.set(name, file);
    pages.push(read.page);
  }
  if (faults.length > 0) throw new StartFailure(pageRefusal(faults));
  return { pages, files };
}

function filesAt(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new StartFailure(`There is no file or folder ${place}.`);
  if (!found.isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(place, name));
}

async function exportPages(folder: string, readDemonstration: ReadDemonstration): Promise<void> {
  const pages = WrittenPages.parse(parseJson(await commandAnswer({ pages: null }, readDemonstration)));
  mkdirSync(folder, { recursive: true });
  const taken = pages.map((page) => pageFileName(page)).filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })); // prettier-ignore
  if (taken.length > 0) throw new StartFailure(`${folder} has ${taken[0]} already. Name an empty folder, so that nothing of yours is overwritten.`); // prettier-ignore
  for (const page of pages) writeFileSync(join(folder, pageFileName(page)), writePageFile(page), { flag: 'wx' });
  process.stdout.write(`${pages.length} files are in ${folder}. Edit them, then: npm run pages:import -- ${folder}\n`);
}
