import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { eagerModules } from '../../../../renderer/build/eagerModules.ts';

const FILES: Record<string, string> = {
  page: `import { old } from 'old'; import { older } from 'older'; export const later = globalThis.later(() => import('older')); export const page = () => [old, older].map((one) => one());`,
  old: `const { older } = require('older'); exports.old = () => older() + 1;`,
  older: `exports.older = () => Math.random();`,
};
const files = (): Plugin => ({
  name: 'files',
  resolveId: (id) => (id in FILES ? `\0${id}` : null),
  load: (id) => FILES[id.slice(1)] ?? null,
});

test('a module that is called at once stands in brackets after both minifiers, and no other function does', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files(), eagerModules()],
    build: {
      write: false,
      minify: 'terser',
      rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict', output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = built.output[0];
  expect(code).toMatch(/=\w+\(\(\w+=>\{\w+\.older=\(\)=>Math\.random\(\)\}\)\)/);
  expect(code).toMatch(/=\w+\(\(\w+=>\{var\{older:\w+\}=/);
  expect(code).toMatch(/\.map\(\w+=>\w+\(\)\)/);
  expect(code).toMatch(/\.later\(\(\)=>/);
});
