import { userInfo } from 'node:os';
import { isLanguage, LANGUAGES } from '../../../../shared/text/languages.ts';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import type { Demonstration } from '../../../demonstration.ts';
import { runCommand } from '../../../platform/process/runCommand.ts';
import { StartFailure } from '../../../settings.ts';
import { drawScene } from '../../media/drawScene.ts';
import { sceneNames } from '../../media/sceneNames.ts';
import { answerCommand, commandAnswer } from '../../staff/answerCommand.ts';
import { readPages, writePages } from './pageFolder.ts';
import { PAGE_KINDS } from './removal/runRemovalCommand.ts';
import { ExportedPages } from './runPagesCommand.ts';

const USAGE =
  'Usage: npm run pages:import -- FILE|FOLDER, npm run pages:export -- FOLDER, or npm run pages:remove -- KEY [LANGUAGE] (docs/settings.md)';

type ReadDemonstration = () => Promise<Demonstration | null>;

/** `import FILE|FOLDER`, `export FOLDER` and `remove KEY [LANGUAGE]`, beside a running server or without one. */
export const pagesCommand = (
  [act, target = '', ...more]: readonly string[],
  readDemonstration: ReadDemonstration,
): Promise<void> =>
  runCommand(async () => {
    if (target === '' || more.length > (act === 'remove' ? 1 : 0)) throw new StartFailure(USAGE);
    if (act === 'import') await importPages(target, readDemonstration);
    else if (act === 'export') await exportPages(target, readDemonstration);
    else if (act === 'remove') await removePage(target, more[0] ?? null, readDemonstration);
    else throw new StartFailure(USAGE);
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

/** `name`: a key, with its kind before it where pages of two kinds have it, such as `article:probes`. */
async function removePage(name: string, language: string | null, readDemonstration: ReadDemonstration): Promise<void> {
  if (language !== null && !isLanguage(language))
    throw new StartFailure(
      `${language} is not a language of the store: use one of ${LANGUAGES.join(', ')}, or none for the whole page. Nothing was removed.`,
    );
  const [, kind, key = ''] = /^(?:(page|article|landing):)?(.*)$/.exec(name) ?? [];
  const removal = { kind: PAGE_KINDS.find((one) => one === kind) ?? null, key, language };
  await answerCommand({ removed: removal, actor: userInfo().username }, readDemonstration);
}
