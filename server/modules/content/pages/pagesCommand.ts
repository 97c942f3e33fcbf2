import { parseJson } from '../../../../shared/json/parseJson.ts';
import type { Demonstration } from '../../../demonstration.ts';
import { runCommand } from '../../../platform/process/runCommand.ts';
import { StartFailure } from '../../../settings.ts';
import { drawScene } from '../../media/drawScene.ts';
import { sceneNames } from '../../media/sceneNames.ts';
import { answerCommand, commandAnswer } from '../../staff/answerCommand.ts';
import { readPages, writePages } from './pageFolder.ts';
import { ExportedPages } from './runPagesCommand.ts';

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
    if (act === 'import') await importPages(place, readDemonstration);
    else await exportPages(place, readDemonstration);
  });

async function importPages(place: string, readDemonstration: ReadDemonstration): Promise<void> {
  const scenes = await sceneNames((await readDemonstration())?.drawPicture ?? drawScene);
  await answerCommand(await readPages(place, scenes), readDemonstration);
}

async function exportPages(folder: string, readDemonstration: ReadDemonstration): Promise<void> {
  const exported = ExportedPages.parse(parseJson(await commandAnswer({ pages: null }, readDemonstration)));
  const files = writePages(folder, exported);
  process.stdout.write(`${files} files are in ${folder}. Edit them, then: npm run pages:import -- ${folder}\n`);
}
