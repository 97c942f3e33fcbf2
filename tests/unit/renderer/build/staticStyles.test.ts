import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { stylesCall, valueOf } from '../../../../renderer/build/readStyles.ts';

const id = join(import.meta.dirname, '../../../../renderer/src/ui/Sign.tsx');
const sourceOf = (code: string) => ({ program: parseSync(id, code).program, code, id });

const SIGN = `
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { narrow } from '../theme/layout.ts';

const WIDTH: number = 3;
const box = { width: \`\${WIDTH}px\` } as const;
const useStyles = makeStyles({
  root: { ...box, color: tokens.colorBrandBackground, [narrow]: { width: '1px' } },
  large: { width: '9px', ':hover': { color: 'red' } },
});
export function Sign({ isLarge, className }: { isLarge: boolean; className?: string }) {
  const styles = useStyles();
  const root = mergeClasses(styles.root, isLarge && styles.large);
  return <p className={mergeClasses(root, className)}><b className={styles.large} /></p>;
}`;

test('the styles of a module are read without it, by the constants and imports that they name', async () => {
  const source = sourceOf(SIGN);
  const slots = await valueOf(stylesCall(source)!.slots, source);
  expect(slots).toEqual({
    root: { width: '3px', color: 'var(--colorBrandBackground)', '@media (max-width: 639px)': { width: '1px' } },
    large: { width: '9px', ':hover': { color: 'red' } },
  });
});

test('a module without styles of its own has none to be read', () => {
  expect(stylesCall(sourceOf('export const useStyles = () => ({});'))).toBeNull();
});

test.each([
  ['twice', 'const useStyles = makeStyles({ a: {} });\nconst useOthers = makeStyles({ b: {} });'],
  ['in a function', 'const stylesOf = (width: string) => makeStyles({ a: { width } });'],
])('styles that a module makes %s end the build', (_how, code) => {
  expect(() => stylesCall(sourceOf(code))).toThrow(/Sign\.tsx has to call makeStyles once/);
});

test('so do styles that only a browser can tell', async () => {
  const source = sourceOf('const useStyles = makeStyles({ a: { width: `${innerWidth}px` } });');
  await expect(valueOf(stylesCall(source)!.slots, source)).rejects.toThrow(/Sign\.tsx cannot be read.*innerWidth/);
});
