import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { RULES } from './rules.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['shared', 'server', 'demo', 'renderer/src', 'electron'];

/** Checks the imports of all sources under `root`, types included, against the rules. */
export async function cruiseSources(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      // dependency-cruiser cannot use TypeScript 7, which has no API.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      outputType: 'json',
      validate: true,
      ruleSet: { forbidden: RULES },
    },
    { extensions: ['.ts', '.tsx', '.js', '.json'] },
  );
  return typeof output === 'string' ? (JSON.parse(output) as ICruiseResult) : output;
}
