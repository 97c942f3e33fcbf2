import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Stands in for npm: writes down its command, and the folder in which it would find Node first. */
const NPM = `#!/bin/sh
echo "$1 $(command -v node)" >> "$PROJECT/calls"
mkdir -p node_modules/node/bin && printf '#!/bin/sh\\n' > node_modules/node/bin/node && chmod +x node_modules/node/bin/node
`;

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'medstore-install-'));
  for (const folder of ['scripts', 'bin']) mkdirSync(join(project, folder));
  cpSync(join(import.meta.dirname, '../../../scripts/install.mjs'), join(project, 'scripts/install.mjs'));
  writeFileSync(join(project, 'package-lock.json'), '{}');
  writeFileSync(join(project, 'bin/npm'), NPM);
  chmodSync(join(project, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Installs a project whose dependencies want this Node, and returns what npm was called for. */
function install(wanted: string): string[] {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ devDependencies: { node: wanted } }));
  const path = [join(project, 'bin'), process.env['PATH']].join(delimiter);
  const script = `import('${pathToFileURL(join(project, 'scripts/install.mjs')).href}').then((it) => it.ensureInstalled())`;
  execFileSync(process.execPath, ['-e', script], { env: { ...process.env, PATH: path, PROJECT: project } });
  return readFileSync(join(project, 'calls'), 'utf8').trim().split('\n');
}

describe.skipIf(process.platform === 'win32')('the installation', () => {
  it('fetches the Node that the dependencies want first, and runs npm by it', () => {
    const [first, second, ...more] = install('999.0.0');
    expect(first).toMatch(/^install /);
    expect(second).toBe(`ci ${join(project, '.cache/node/node_modules/node/bin/node')}`);
    expect(more).toEqual([]);
  });

  it('uses the Node that runs it when that is new enough', () => {
    expect(install(process.versions.node)).toEqual([`ci ${process.execPath}`]);
  });

  it.each(['#', '?'])('says that the folder must be moved where its path has a %s', (sign) => {
    const odd = join(project, `shop ${sign}1`);
    cpSync(join(project, 'scripts'), join(odd, 'scripts'), { recursive: true });
    const script = `import('${pathToFileURL(join(odd, 'scripts/install.mjs')).href}').then((it) => it.ensureInstalled())`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toBe(`The path of this folder has a # or ?: ${odd}. Move it to one without, and start again.\n`);
  });
});
